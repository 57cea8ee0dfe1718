-- Whether a status fulfils the pending change.
create function private.is_granted(p_wish text, p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_wish = 'pause' and p_status = 'paused' or p_wish = 'resume' and p_status = 'active'
$$;
