-- Orders visible to staff who only pack: parcels to send, on their way, just delivered or coming back.
create function private.is_at_packing(p_order public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select p_order.status in ('Confirmed', 'In Production', 'Packed', 'Shipped', 'Delivered', 'Return Requested')
$$;
