-- Blocks the deletion of an account until the transaction ends, for server functions, which may not read accounts.
create function private.lock_account(p_user_id uuid) returns void
language sql security definer set search_path = '' as $$
  select from auth.users where id = p_user_id for key share
$$;
