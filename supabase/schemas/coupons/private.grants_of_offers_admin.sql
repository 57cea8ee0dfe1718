create function private.grants_of_offers_admin() returns void
language sql set search_path = '' as $$
  grant execute on function public.list_public_offers() to anon, authenticated;
  grant select on public.coupon_list to authenticated;
  grant execute on function
    public.get_admin_coupon(bigint),
    public.save_coupon(bigint, timestamptz, jsonb),
    public.switch_coupon(bigint, boolean),
    public.delete_coupon(bigint),
    public.switch_coupon_batch(uuid, boolean),
    public.coupon_batches(), private.is_sold_order(public.orders)
    to authenticated;
$$;
