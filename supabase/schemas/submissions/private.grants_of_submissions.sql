create function private.grants_of_submissions() returns void
language sql set search_path = '' as $$
  grant select on public.submissions, public.submission_events, public.submission_list to authenticated;
  grant execute on function
    public.get_admin_submission(uuid),
    public.submission_report(int),
    public.assign_submission(uuid, int, boolean),
    public.decide_submission(uuid, int, text, text[], text),
    public.show_in_gallery(uuid, int, boolean),
    public.link_submission_product(uuid, bigint),
    public.make_submission_product(uuid, jsonb, jsonb, jsonb),
    -- For submission_list, which reads as its owner and calls as its reader.
    private.picture_path(uuid, jsonb)
    to authenticated;
  grant execute on function
    public.save_submission(uuid, uuid, text, boolean, uuid), public.submit_submission(uuid, uuid),
    public.withdraw_submission(uuid, uuid), public.archive_submission(uuid, uuid), public.my_submissions(uuid, int),
    public.stop_offering(uuid, uuid), public.allow_in_gallery(uuid, uuid, boolean, boolean, boolean), public.design_gallery(uuid),
    public.order_art(uuid), public.replace_order_design(uuid, uuid, uuid, uuid, text), public.remove_refused_items(uuid, text),
    public.unhashed_submissions(int), public.save_art_hashes(uuid, bigint[]), public.find_submission_mail(uuid, int)
    to service_role;
$$;
