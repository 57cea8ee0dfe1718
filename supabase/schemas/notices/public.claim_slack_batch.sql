-- The notices of one Slack message: five, or those that have waited for 30 seconds, at most 500 an hour over all senders
-- (spec 9). In a flood, notices not sent within an hour are dropped, and one notice has their number.
create function public.claim_slack_batch() returns setof public.outbox
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_room bigint;
  v_due bigint;
  v_since timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtext('slack batch')) then
    return;
  end if;
  with late as (
    update public.outbox set sent_at = private.now(), last_error = 'left out: it waited for an hour'
    where channel = 'slack' and sent_at is null and dead_at is null and attempts = 0
      and created_at < private.now() - interval '1 hour' and data ->> 'event' <> 'left_out'
    returning id
  )
  insert into public.outbox (topic, channel, data)
    select 'shop_notice', 'slack', jsonb_build_object('event', 'left_out', 'count', count(*), 'upto', max(id))
    from late having count(*) > 0;
  select 500 - count(*) into v_room from public.outbox
    where channel = 'slack' and (sent_at > private.now() - interval '1 hour' and last_error is null or sent_at is null and dead_at is null and attempts > 0 and next_at > private.now());
  select count(*), min(created_at) into v_due, v_since from public.outbox
    where channel = 'slack' and sent_at is null and dead_at is null and next_at <= private.now();
  if v_room > 0 and (v_due >= 5 or v_since <= private.now() - interval '30 seconds') then
    return query select * from public.claim_outbox('slack', least(5, v_room)::int);
  end if;
end $$;
