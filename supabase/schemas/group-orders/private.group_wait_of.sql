-- Days until the close of a group, from now or from an order on: its tees arrive that much later. The real close counts,
-- once it has happened before its deadline.
create function private.group_wait_of(p_group private.group_orders, p_since timestamptz default private.now()) returns int
language sql stable set search_path = '' as $$
  select greatest(0, ceil(extract(epoch from least(p_group.closes_at, p_group.closed_at) - p_since) / 86400))::int
$$;
