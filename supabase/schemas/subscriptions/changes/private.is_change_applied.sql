-- Whether a status fulfils the pending change.
create function private.is_change_applied(p_change text, p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_change = 'pause' and p_status = 'paused' or p_change = 'resume' and p_status = 'active'
$$;
