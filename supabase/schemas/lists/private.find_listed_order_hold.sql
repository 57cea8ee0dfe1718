-- Why an order of the lists may not be produced or sent now, see find_order_hold(), or null. Most orders can't be held and skip
-- the check.
create function private.find_listed_order_hold(p_order_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.find_order_hold(o) from public.orders o
  where o.id = p_order_id and o.status in ('Confirmed', 'In Production', 'Packed') and (
    o.disputed_at is not null or o.payment_status = 'refunded' or o.exchange_of is not null
    or exists (select from public.order_items i where i.order_id = o.id and i.design_version_id is not null)
  )
$$;
