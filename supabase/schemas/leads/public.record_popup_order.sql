-- Records which group of the experiment an order comes from; the first record applies.
create function public.record_popup_order(p_order_number text, p_arm text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  insert into public.lead_popup_orders (order_id, arm) select id, p_arm from public.orders where order_id = p_order_number
  on conflict do nothing
$$;
