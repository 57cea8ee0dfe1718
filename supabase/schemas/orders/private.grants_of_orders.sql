create function private.grants_of_orders() returns void
language sql set search_path = '' as $$
  grant select on
    public.orders, public.order_items, public.order_events, public.payments, public.webhook_events
    to authenticated;
  revoke update, delete, truncate on public.order_events from service_role;
$$;
