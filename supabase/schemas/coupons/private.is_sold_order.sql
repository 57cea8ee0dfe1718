-- Whether an order is included in an offer's sales: paid or confirmed, and neither cancelled nor returned to sender (RTO).
create function private.is_sold_order(p_order public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO') and p_order.replaced_by is null
$$;
