-- The newest registration by email applies: the email that follows confirms its password and names. A registration
-- emailed within the last minute stays, so that no mailbox is flooded. A registration by phone stays for five minutes,
-- unless the same browser started it.
-- The auth server dates accounts by the real time, which tests do not move.
create function public.replace_registration(p_email text, p_key text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from auth.users u using private.registrations r
  where r.user_id = u.id and u.email = lower(p_email)
    and u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
    and (u.phone is null or r.key = p_key or u.created_at < pg_catalog.now() - interval '5 minutes')
    and (u.confirmation_sent_at is null or u.confirmation_sent_at < pg_catalog.now() - interval '1 minute');
  get diagnostics v_count = row_count;
  return v_count;
end $$;
