create function public.owns_order(p_order_number text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.orders_of((select auth.uid())) o where o.order_id = p_order_number)
$$;
