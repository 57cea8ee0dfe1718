-- The row of an address, created when it is missing: { id, stopped }. Service role only.
create function public.mail_recipient(p_email text) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.mail_recipients;
begin
  insert into public.mail_recipients (email) values (lower(btrim(p_email))) on conflict (email_key) do nothing;
  select * into v_row from public.mail_recipients where email_key = private.email_key(p_email);
  return jsonb_build_object('id', v_row.id, 'stopped', v_row.stopped);
end $$;
