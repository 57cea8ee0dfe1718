-- Counts a browser error and notifies staff within limits shared by all servers. True: staff are notified. Beyond 1,000
-- different errors an hour, new ones of a type share one row, so that forged errors can't fill the table.
create function public.report_client_error(p_type text, p_fingerprint text, p_message text, p_page text) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_seen int;
  v_at timestamptz;
begin
  if not exists (select from private.client_errors where type = p_type and fingerprint = p_fingerprint) and 1000 <= (
    select count(*) from private.client_errors where first_seen_at > private.clock_timestamp() - interval '1 hour'
  ) then
    p_fingerprint := repeat('0', 32);
    p_message := 'Many different errors';
    p_page := '/';
  end if;
  insert into private.client_errors as e (type, fingerprint, message, page) values (p_type, p_fingerprint, p_message, p_page)
    on conflict (type, fingerprint) do update set seen = e.seen + 1, seen_at = private.clock_timestamp()
    returning seen into v_seen;
  -- During a flood no request waits for the lock: most errors are already silenced.
  if private.is_client_error_quiet(p_type, p_fingerprint, private.clock_timestamp()) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('client errors'), hashtext(p_type));
  v_at := private.clock_timestamp();
  if private.is_client_error_quiet(p_type, p_fingerprint, v_at) then
    return false;
  end if;
  update private.client_errors set notified_at = v_at where type = p_type and fingerprint = p_fingerprint;
  perform private.notify_staff(array['client_error'], jsonb_build_object(
    'type', p_type, 'message', p_message, 'page', p_page, 'seen', v_seen, 'at', floor(extract(epoch from v_at))
  ));
  return true;
end $$;
