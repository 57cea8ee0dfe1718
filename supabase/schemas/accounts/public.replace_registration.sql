-- The newest registration by email applies: the email that follows confirms its password and names. A registration
-- emailed within the last minute stays, so that no mailbox is flooded. A registration by phone never holds an address:
-- one of another browser, whose code may still be entered, goes on without it.
-- Returns whether the address is free now.
-- The auth server dates accounts by the real time, which tests do not move.
create function public.replace_registration(p_email text, p_key text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_users uuid[];
begin
  delete from auth.users u using private.registrations r
  where r.user_id = u.id and u.email = lower(p_email)
    and u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
    and (u.phone is null or r.key = p_key or u.created_at < pg_catalog.now() - interval '5 minutes')
    and (u.confirmation_sent_at is null or u.confirmation_sent_at < pg_catalog.now() - interval '1 minute');
  with freed as (
    update auth.users u
    set email = null, confirmation_token = '', confirmation_sent_at = null, recovery_token = ''
    where u.email = lower(p_email) and u.phone is not null
      and u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
    returning u.id
  )
  select array_agg(id) into v_users from freed;
  delete from auth.identities i where i.user_id = any (v_users) and i.provider = 'email';
  return not exists (select from auth.users u where u.email = lower(p_email));
end $$;
