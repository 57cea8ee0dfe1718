-- Locks a group order: payments of its tees and its close come one at a time. Null when there is none.
create function private.lock_group(p_group_id uuid) returns private.group_orders
language plpgsql set search_path = '' as $$
declare
  v_group private.group_orders;
begin
  select * into v_group from private.group_orders where id = p_group_id for no key update;
  return v_group;
end $$;
