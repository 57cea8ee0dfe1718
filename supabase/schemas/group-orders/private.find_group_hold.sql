-- group_open when the final price of the order's group isn't fixed and refunded yet, else null.
create function private.find_group_hold(p_order public.orders) returns text
language sql stable set search_path = '' as $$
  select 'group_open' from private.group_members
  where p_order.group_id is not null and order_id = p_order.id and settled_at is null
$$;
