-- Fixes the number of tees and the discount of a group. The caller holds the group's lock. A closed group stays as it is.
create function private.close_group(p_group private.group_orders) returns void
language plpgsql set search_path = '' as $$
declare
  v_quantity int := private.count_group_paid(p_group.id);
begin
  update private.group_orders
    set closed_at = private.now(), final_quantity = v_quantity, final_percent = private.break_of(v_quantity)
    where id = p_group.id and closed_at is null;
  perform private.notify_organiser('group_ended', p_group);
end $$;
