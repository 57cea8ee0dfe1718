-- The scheduled steps: announces charges, ends pauses, and ends subscriptions unpaid for subscription_grace_days or without
-- a mandate for a day. One runner at a time: a second one returns at once. Returns { reminded, resuming, ending }.
create function public.run_subscription_schedule(p_limit int) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '20s' as $$
declare
  v_grace interval := make_interval(days => coalesce(private.number_setting('subscription_grace_days', 14), 14)::int);
  v_resuming int;
  v_ending int;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('subscriptions', 0)) then
    return '{"reminded": 0, "resuming": 0, "ending": 0}';
  end if;
  with due as (
    select id from private.subscriptions
    where resumes_at <= private.now() and status = 'paused' and pending_change is null
    order by resumes_at limit p_limit for no key update skip locked
  )
  update private.subscriptions s set pending_change = 'resume', change_due_at = private.now(), change_error = null, resumes_at = null
    from due where s.id = due.id;
  get diagnostics v_resuming = row_count;
  with due as (
    select id from private.subscriptions
    where pending_change is null and (
      status = 'halted' and halted_at <= private.now() - v_grace or status = 'created' and created_at <= private.now() - interval '1 day'
    )
    order by created_at limit p_limit for no key update skip locked
  )
  update private.subscriptions s
    set pending_change = case when s.gateway_subscription_id is not null then 'cancel' end,
      change_due_at = case when s.gateway_subscription_id is not null then private.now() end,
      cancel_asked_at = private.now(), cancel_reason = case s.status when 'halted' then 'Unpaid' else 'Never started' end,
      status = case when s.gateway_subscription_id is null then 'expired' else s.status end,
      ended_at = case when s.gateway_subscription_id is null then private.now() end
    from due where s.id = due.id;
  get diagnostics v_ending = row_count;
  return jsonb_build_object(
    'reminded', private.remind_subscribers(p_limit), 'resuming', v_resuming, 'ending', v_ending
  );
end $$;
