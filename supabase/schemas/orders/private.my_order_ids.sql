create function private.my_order_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from private.orders_of((select auth.uid()))
$$;
