-- Deletes registrations by phone whose code was never entered, so that they block no one and no one inherits their
-- number. They never had a session. `p_except` is one to retain.
create function private.discard_unfinished_accounts(p_email text, p_phone text, p_except uuid default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from auth.users u
  where (u.email = lower(p_email) or u.phone = p_phone) and u.id is distinct from p_except
    and u.phone is not null
    and u.phone_confirmed_at is null and u.email_confirmed_at is null and u.last_sign_in_at is null
    and u.created_at < private.now() - interval '5 minutes';
  get diagnostics v_count = row_count;
  return v_count;
end $$;
