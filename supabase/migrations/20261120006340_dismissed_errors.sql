alter table private.client_errors add column dismissed_at timestamptz;
comment on column private.client_errors.dismissed_at is 'seen_at when staff dismissed it: seen later, it is shown again';

-- Takes an error of browsers off the list of the shop's health, as it was seen at p_seen_at: what happens later is shown again.
-- PT404: it is gone. PT409: it has happened since.
create function private.dismiss_client_error(p_type text, p_fingerprint text, p_seen_at timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_error private.client_errors;
begin
  perform private.require_permission('settings.write');
  update private.client_errors set dismissed_at = seen_at
    where type = p_type and fingerprint = p_fingerprint and seen_at <= p_seen_at and dismissed_at is distinct from seen_at
    returning * into v_error;
  if v_error.type is not null then
    insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
      select s.id, private.name_of_person(s.id), 'update', 'client_errors', left(v_error.message, 200),
        jsonb_build_object('step', 'dismissed', 'page', v_error.page, 'seen', v_error.seen)
      from (select private.acting_staff() as id) as s where s.id is not null;
    return;
  end if;
  select * into v_error from private.client_errors where type = p_type and fingerprint = p_fingerprint;
  if v_error.type is null then
    raise sqlstate 'PT404' using message = 'This error is gone', hint = 'not_found';
  elsif v_error.seen_at > p_seen_at then
    raise sqlstate 'PT409' using message = 'It has happened again', hint = 'stale';
  end if;
end $$;

create function private.grants_of_client_errors() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.dismiss_client_error(text, text, timestamptz), private.dismiss_client_error(text, text, timestamptz)
    to authenticated;
$$;

create function public.dismiss_client_error(p_type text, p_fingerprint text, p_seen_at timestamptz) returns void
language sql set search_path = '' as $$ select private.dismiss_client_error(p_type, p_fingerprint, p_seen_at) $$;

-- How the shop is, for /api/metrics and the page of its health: sums and ages of what waits, and nobody's name.
create or replace function private.shop_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_migration text;
begin
  -- Its table comes with the tool that applies migrations.
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
      -- Older ones are cases for a person, which stay unapplied where the case is closed without an order.
      'unapplied', (
        select count(*) from public.webhook_events where applied_at is null and received_at > private.now() - interval '1 day'
      )
    ),
    'money_cases', (
      select jsonb_build_object('open', count(*), 'age', floor(extract(epoch from private.now() - min(created_at)))::int)
      from public.reconciliation_breaks where resolved_at is null
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
