-- Deletes accounts with this address that were never confirmed; they never had a session. An account with a proven phone
-- number stays and loses only the unproven address: with it, the phone would open the account of the address's owner.
-- Returns whether the address is free now; if not, another account has proven it.
create function public.free_unproven_address(p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_users uuid[];
begin
  select array_agg(u.id) into v_users
  from auth.users u
  where u.email = lower(p_email) and u.email_confirmed_at is null;
  delete from auth.users u
  where u.id = any (v_users) and u.email_confirmed_at is null and u.phone_confirmed_at is null;
  delete from auth.identities i where i.user_id = any (v_users) and i.provider = 'email';
  update auth.users u set email = null where u.id = any (v_users) and u.email_confirmed_at is null;
  return not exists (select from auth.users u where u.email = lower(p_email));
end $$;
