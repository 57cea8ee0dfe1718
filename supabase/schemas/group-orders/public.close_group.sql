-- Closes a group before its deadline, for its organiser. Closing it again changes nothing. PT404.
create function public.close_group(p_id uuid, p_user_id uuid) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_group private.group_orders := private.lock_group(p_id);
begin
  if v_group.user_id is distinct from p_user_id or v_group.id is null then
    raise sqlstate 'PT404' using message = 'No such group order', hint = 'not_found';
  end if;
  perform private.close_group(v_group);
end $$;
