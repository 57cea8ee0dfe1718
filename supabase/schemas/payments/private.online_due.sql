-- The amount, in rupees, that an online payment of the order must have. Null: it can't be paid online.
create function private.online_due(p_order public.orders) returns numeric
language sql immutable set search_path = '' as $$
  select case when p_order.payment_method = 'online' then p_order.total else (p_order.prepay ->> 'total')::numeric end
$$;
