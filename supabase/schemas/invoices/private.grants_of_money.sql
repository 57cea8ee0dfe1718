create function private.grants_of_money() returns void
language sql set search_path = '' as $$
  grant select on public.shipping_zones, public.gst_rates to anon, authenticated;
  grant insert, update, delete on public.gst_rates to authenticated;
  grant insert, update on public.shipping_zones to authenticated;
  grant select on
    public.coupons, public.coupon_redemptions, public.refunds, public.return_requests, public.return_items,
    public.invoices, public.gst_registrations, public.reconciliation_breaks, public.disputes
    to authenticated;
  revoke update, delete, truncate on public.invoices from service_role;
$$;
