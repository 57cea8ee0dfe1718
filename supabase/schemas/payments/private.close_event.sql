create function private.close_event(p_event_id text, p_result jsonb) returns jsonb
language sql set search_path = '' as $$
  update public.webhook_events set result = p_result, applied_at = private.now() where event_id = p_event_id returning p_result
$$;
