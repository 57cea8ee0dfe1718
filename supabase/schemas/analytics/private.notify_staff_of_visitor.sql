-- Notifies staff of a new visitor, at most once in ten seconds (spec 9), and only when the settings enable it.
create function private.notify_staff_of_visitor() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_settings jsonb := (select value from public.admin_settings where key = 'notification_settings');
begin
  if (v_settings -> 'slackOn' ? 'new_visitor' or v_settings -> 'emailOn' ? 'new_visitor') is true
    and public.spend_attempts('[{"bucket": "new-visitor", "subject": "all", "limit": 1, "seconds": 10}]') is null then
    perform private.notify_staff(array['new_visitor'], (
      select jsonb_build_object('source', s.source, 'path', s.landing, 'session', s.session_id)
      from private.analytics_sessions s order by s.last_at desc limit 1
    ));
  end if;
end $$;
