-- The shop's health for /api/metrics and the health page: counts and ages of waiting work, without personal data.
create function public.shop_health() returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s' as $$
declare
  v_migration text;
begin
  -- The migration tool creates its table.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations' into v_migration;
  end if;
  return jsonb_build_object(
    'at', private.clock_timestamp(),
    'database', jsonb_build_object(
      'version', current_setting('server_version'),
      'migration', v_migration,
      'bytes', pg_database_size(current_database()),
      'connections', (select count(*) from pg_catalog.pg_stat_activity where datname = current_database()),
      'connections_max', current_setting('max_connections')::int
    ),
    'outbox', (
      select jsonb_object_agg(c.channel, jsonb_build_object(
        'waiting', coalesce(w.waiting, 0), 'due', coalesce(w.due, 0), 'age', w.age, 'dead', coalesce(d.dead, 0)
      ))
      from unnest(array['email', 'sms', 'slack']) as c (channel)
      left join (
        select channel, count(*) as waiting, count(*) filter (where next_at <= private.now() or attempts > 0) as due,
          floor(extract(epoch from private.now() - min(created_at) filter (where next_at <= private.now() or attempts > 0)))::int as age
        from public.outbox where sent_at is null and dead_at is null group by channel
      ) as w using (channel)
      left join (
        select channel, count(*) as dead from public.outbox where dead_at is not null group by channel
      ) as d using (channel)
    ),
    'webhooks', jsonb_build_object(
      'last_at', (select max(received_at) from public.webhook_events),
      -- Older ones are cases for staff, which stay unapplied when the case is closed without an order. A failed payment
      -- took no money, and a bank refunds its verification charge automatically.
      'unapplied', (
        select count(*) from public.webhook_events e
        where applied_at is null and received_at > private.now() - interval '1 day' and type <> 'payment.failed'
          and not exists (select from private.mandate_payments where payment_id = e.raw ->> 'payment_id')
      )
    ),
    'money_cases', (
      select jsonb_build_object('open', count(*), 'age', floor(extract(epoch from private.now() - min(created_at)))::int)
      from public.reconciliation_breaks where resolved_at is null
    ),
    'gst_registrations', (
      select jsonb_build_object(
        'waiting', count(*) filter (where state <> 'refused'),
        'cases', count(*) filter (where state = 'refused' or attempts >= 5),
        'age', floor(extract(epoch from private.now() - min(created_at)))::int
      )
      from public.gst_registrations where state in ('waiting', 'cancelling', 'refused')
    ),
    'orders', (
      select jsonb_object_agg(s.status, jsonb_build_object('waiting', coalesce(o.waiting, 0), 'age', o.age))
      from unnest(array['Pending Payment', 'COD Review', 'Confirmed', 'In Production', 'Packed', 'Return Requested']) as s (status)
      left join (
        select status, count(*) as waiting, floor(extract(epoch from private.now() - min(created_at)))::int as age
        from public.orders
        where status in ('Pending Payment', 'COD Review', 'Confirmed', 'In Production', 'Packed', 'Return Requested')
        group by status
      ) as o using (status)
    ),
    'jobs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job', job, 'ran_at', ran_at, 'ok_at', ok_at, 'failed_at', failed_at, 'took_ms', took_ms, 'runs', runs,
        'failures', failures, 'failures_in_row', failures_in_row, 'problem', problem
      ) order by job), '[]') from private.job_runs
    ),
    'staff_jobs', jsonb_build_object(
      'waiting', (select count(*) from public.staff_jobs where state in ('queued', 'running')),
      'failed', (select count(*) from public.staff_jobs where state = 'failed' and finished_at > private.now() - interval '1 day')
    ),
    'client_errors', (
      select coalesce(jsonb_agg(jsonb_build_object('type', type, 'kinds', kinds, 'seen', seen) order by type), '[]')
      from (
        select type, count(*) as kinds, sum(seen) as seen from private.client_errors
        where seen_at > private.now() - interval '1 day' and dismissed_at is distinct from seen_at group by type
      ) as e
    ),
    'newest_errors', (
      select coalesce(jsonb_agg(to_jsonb(e) order by seen_at desc), '[]')
      from (
        select type, fingerprint, message, page, seen, seen_at from private.client_errors
        where seen_at > private.now() - interval '1 day' and dismissed_at is distinct from seen_at order by seen_at desc limit 10
      ) as e
    )
  );
end $$;
