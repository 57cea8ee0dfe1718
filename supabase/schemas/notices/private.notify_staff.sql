-- Queues a staff notice in the channels that the settings enable for any of the events; the first event is its text. The
-- same facts are sent once. No name, address or phone: a channel has more readers than the admin.
create function private.notify_staff(p_events text[], p_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_settings jsonb := (select value from public.admin_settings where key = 'notification_settings');
  v_data jsonb := jsonb_build_object('event', p_events[1]) || p_facts;
begin
  if v_settings -> 'slackOn' ?| p_events then
    insert into public.outbox (topic, channel, data) values ('shop_notice', 'slack', v_data) on conflict do nothing;
  end if;
  if v_settings -> 'emailOn' ?| p_events then
    insert into public.outbox (topic, email, data) values ('shop_notice', v_settings ->> 'email', v_data) on conflict do nothing;
  end if;
end $$;
