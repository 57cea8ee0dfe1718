-- The refunded difference to the final price of a group order; a refund that failed is still owed.
create function private.group_refund_of(p_order_id uuid) returns numeric
language sql stable set search_path = '' as $$
  select coalesce((
    select amount from public.refunds where order_id = p_order_id and reason = 'group_price' and follows is null
  ), 0)
$$;
