-- Announces charges that come within subscription_notice_days, each once, with the parcel that it pays. Returns how many.
create function private.remind_subscribers(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_until timestamptz := private.now() + make_interval(days => coalesce(private.number_setting('subscription_notice_days', 3), 3)::int);
  v_due private.subscriptions;
  v_count int := 0;
begin
  for v_due in
    select * from private.subscriptions s
    where s.ended_at is null and s.status in ('authenticated', 'active') and s.pending_change is null
      and s.charge_at > private.now() and s.charge_at <= v_until and s.reminded_for is distinct from s.charge_at
    order by s.charge_at, s.id limit p_limit for no key update skip locked
  loop
    perform private.fill_picks(v_due);
    perform private.queue_subscription_message(v_due, 'subscription_reminder', jsonb_build_object('charge_at', v_due.charge_at));
    update private.subscriptions set reminded_for = charge_at where id = v_due.id;
    insert into private.subscription_events (subscription_id, type, actor, data)
      values (v_due.id, 'reminded', 'system', jsonb_build_object('charge_at', v_due.charge_at));
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
