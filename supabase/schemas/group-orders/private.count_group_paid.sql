create function private.count_group_paid(p_group_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from private.group_members where group_id = p_group_id and private.is_group_order_paid(order_id)
$$;
