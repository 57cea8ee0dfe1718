-- Stores a request and emails its link to the address in it; staff see it once the link was opened. A second request of the
-- kind from the mailbox within the hour is the first one. Returns nothing about the address. PT422 bad_request.
create function public.receive_privacy_request(p_fields jsonb) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_email text := p_fields ->> 'email';
  v_id uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('privacy ' || private.email_key(v_email), 0));
  if exists (
    select from public.privacy_requests
    where private.email_key(email) = private.email_key(v_email) and kind = p_fields ->> 'kind'
      and details = p_fields ->> 'details' and created_at > private.now() - interval '1 hour'
  ) then
    return;
  end if;
  insert into public.privacy_requests (kind, name, email, details, notice_version)
    values (p_fields ->> 'kind', p_fields ->> 'name', v_email, p_fields ->> 'details', p_fields ->> 'notice_version')
    returning id into v_id;
  insert into public.outbox (topic, email, data) values ('privacy_link', v_email, jsonb_build_object('request_id', v_id));
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_request';
end $$;
