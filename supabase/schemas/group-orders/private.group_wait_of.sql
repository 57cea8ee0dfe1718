-- Days until the close of a group: its tees arrive that much later.
create function private.group_wait_of(p_group private.group_orders) returns int
language sql stable set search_path = '' as $$
  select greatest(0, ceil(extract(epoch from p_group.closes_at - private.now()) / 86400))::int
$$;
