-- What those who only pack see of: parcels that are to be sent, are on their way, have just arrived or come back.
create function private.is_at_packing(p_order public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.status in ('Confirmed', 'In Production', 'Packed', 'Shipped', 'Delivered', 'Return Requested')
$$;
