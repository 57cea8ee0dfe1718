-- Whether the payment matches the order's total: any other is refunded and does not change the order.
create function private.is_due(p_order public.orders, p_amount numeric, p_currency text) returns boolean
language sql immutable set search_path = '' as $$
  select (p_amount = private.online_due(p_order) and p_currency = p_order.currency) is true
$$;
