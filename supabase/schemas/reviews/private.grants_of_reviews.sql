create function private.grants_of_reviews() returns void
language sql set search_path = '' as $$
  grant select on public.reviews, public.review_photos, public.review_reports, public.review_list to authenticated;
  grant execute on function
    public.product_reviews(bigint, int, text, bigint, int, int)
    to anon, authenticated;
  grant execute on function
    public.my_reviews(int, int),
    public.get_admin_review(bigint),
    public.review_figures(int),
    public.decide_review(bigint, int, text, text, text),
    public.reply_to_review(bigint, int, text, text)
    to authenticated;
  grant execute on function
    public.save_review(uuid, bigint, int, jsonb, uuid[]), public.delete_review(uuid, bigint), public.order_reviews(uuid),
    public.add_review_photo(uuid, bigint, jsonb), public.find_review_photo(uuid), public.report_review(bigint, text, text),
    public.invite_reviews(int), public.find_review_invitation(uuid), public.sweep_review_photos(int)
    to service_role;
$$;
