-- Of two updates of one second, the one with the higher rank is the later.
create function private.status_rank(p_status text) returns int
language sql immutable set search_path = '' as $$
  select array_position(
    array['created', 'authenticated', 'active', 'halted', 'pending', 'paused', 'expired', 'cancelled', 'completed'], p_status
  )
$$;
