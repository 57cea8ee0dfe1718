-- Long work of the back office: a job is a row, its pieces are rows, and any runner goes on where the last one stopped.

create table private.staff_job_kinds (
  kind text primary key check (kind ~ '^[a-z_]+\.[a-z_]+$'),
  permission text not null references public.permissions,
  item_function text,
  lock_function text
);
comment on table private.staff_job_kinds is 'What can run as a job, and the permission for it';
comment on column private.staff_job_kinds.item_function is
  'private.<name>(item jsonb, input jsonb) returns text does one piece and says what came of it in a word; null: the server does it';
comment on column private.staff_job_kinds.lock_function is
  'private.<name>(items jsonb[]) takes the locks of a batch in the order of docs/locks.md';
create index staff_job_kinds_permission on private.staff_job_kinds (permission);
alter table private.staff_job_kinds enable row level security;

create table public.staff_jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.staff_job_kinds,
  permission text not null,
  subject text not null default '' check (char_length(subject) <= 100),
  title text not null check (char_length(title) between 1 and 200),
  state text not null default 'prepared'
    check (state in ('prepared', 'queued', 'running', 'done', 'failed', 'cancelled')),
  input jsonb not null default '{}',
  place jsonb,
  done_count int not null default 0 check (done_count >= 0),
  total_count int not null default 0 check (total_count >= 0),
  counts jsonb not null default '{}',
  log text[] not null default '{}',
  problem text,
  file jsonb,
  file_until timestamptz,
  started_by uuid references auth.users on delete set null,
  starter_name text not null,
  lease uuid,
  lease_until timestamptz,
  tries int not null default 0,
  undone_by uuid references public.staff_jobs on delete set null,
  created_at timestamptz not null default private.now(),
  queued_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default private.now(),
  constraint staff_jobs_ended check ((finished_at is null) = (state in ('prepared', 'queued', 'running'))),
  constraint staff_jobs_file check ((file is null) = (file_until is null))
);
comment on column public.staff_jobs.state is 'prepared: waits for its starter to read the preview and say yes';
comment on column public.staff_jobs.permission is 'Its starter needs it at every batch';
comment on column public.staff_jobs.place is 'Where the server goes on; jobs with pieces go on after done_count';
comment on column public.staff_jobs.counts is 'How many pieces had which outcome';
comment on column public.staff_jobs.tries is 'How often it was taken up since it last got on';
comment on column public.staff_jobs.undone_by is 'The job that takes back what it did';
create index staff_jobs_undone on public.staff_jobs (undone_by) where undone_by is not null;
create unique index staff_jobs_active on public.staff_jobs (kind, subject) where state in ('queued', 'running');
create index staff_jobs_newest on public.staff_jobs (created_at desc, id desc);
create index staff_jobs_of_person on public.staff_jobs (started_by, created_at desc);
create index staff_jobs_files on public.staff_jobs (file_until) where file_until is not null;
create index staff_jobs_ended on public.staff_jobs (finished_at) where finished_at is not null;
alter table public.staff_jobs enable row level security;

create table private.staff_job_items (
  job_id uuid not null references public.staff_jobs on delete cascade,
  position int not null check (position > 0),
  item jsonb not null,
  undo jsonb,
  primary key (job_id, position)
);
comment on column private.staff_job_items.undo is 'The piece that takes it back, once it is done';
comment on table private.staff_job_items is 'The pieces of work of a job, in their order';
alter table private.staff_job_items enable row level security;

-- Whether a person's role includes a permission, for work that goes on without their session.
create function private.staff_member_may(p_user_id uuid, p_permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles u
    where u.user_id = p_user_id and (
      u.role = 'admin'
      or exists (select from public.role_permissions r where r.role = u.role and r.permission = p_permission)
    )
  )
$$;

create function private.name_of_person(p_user_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email)
      from auth.users u left join public.profiles p on p.id = u.id where u.id = p_user_id
    ),
    'Staff'
  )
$$;

-- Raises PT403 when the caller may not do work of this kind, PT404 when there is no such kind.
create function private.require_job_kind(p_kind text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_permission text := (select permission from private.staff_job_kinds where kind = p_kind);
begin
  if v_permission is null then
    raise sqlstate 'PT404' using message = 'There is no such work', hint = 'not_found';
  end if;
  perform private.require_permission(v_permission);
end $$;

-- A job that waits for its starter's word; forgotten after a day. p_subject: of two jobs of one kind and subject only one
-- runs at a time. Returns its id.
create function private.prepare_staff_job(p_kind text, p_subject text, p_title text, p_input jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.require_job_kind(p_kind);
  if pg_column_size(p_input) > 100000 then
    raise sqlstate 'PT413' using message = 'That is too large', hint = 'too_large';
  end if;
  insert into public.staff_jobs (kind, permission, subject, title, input, started_by, starter_name)
    select kind, permission, p_subject, p_title, p_input, (select auth.uid()), private.name_of_person((select auth.uid()))
    from private.staff_job_kinds where kind = p_kind
    returning id into v_id;
  return v_id;
end $$;

create function public.prepare_staff_job(p_kind text, p_subject text, p_title text, p_input jsonb) returns uuid
language sql set search_path = '' as $$ select private.prepare_staff_job(p_kind, p_subject, p_title, p_input) $$;

-- How many pieces a job has at most: codes of coupons and lines of a file as their forms say.
create function private.most_job_items(p_kind text) returns int
language sql immutable set search_path = '' as $$
  select case p_kind when 'coupons.generate' then 10000 when 'products.import' then 20000 else 200000 end
$$;

-- Adds pieces of work to the end of a job that waits for its starter's word. Returns how many it has now.
create function private.add_staff_job_items(p_id uuid, p_items jsonb) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs;
begin
  select * into v_job from public.staff_jobs
    where id = p_id and started_by = (select auth.uid()) and state = 'prepared' for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This work is not there any more', hint = 'not_found';
  end if;
  perform private.require_job_kind(v_job.kind);
  if v_job.total_count + jsonb_array_length(p_items) > private.most_job_items(v_job.kind) then
    raise sqlstate 'PT413' using message = 'That is too much for one job', hint = 'too_large';
  end if;
  insert into private.staff_job_items (job_id, position, item)
  select p_id, v_job.total_count + i.position, i.item
  from jsonb_array_elements(p_items) with ordinality as i (item, position);
  update public.staff_jobs set total_count = total_count + jsonb_array_length(p_items) where id = p_id
    returning total_count into v_job.total_count;
  return v_job.total_count;
end $$;

create function public.add_staff_job_items(p_id uuid, p_items jsonb) returns int
language sql set search_path = '' as $$ select private.add_staff_job_items(p_id, p_items) $$;

-- The first pieces of work of a job that the caller has prepared, for its preview.
create function private.list_staff_job_items(p_id uuid, p_after int, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(i.item order by i.position), '[]')
  from (
    select position, item from private.staff_job_items
    where job_id = p_id and position > p_after
      and exists (
        select from public.staff_jobs j
        where j.id = p_id and j.started_by = (select auth.uid()) and private.staff_role() is not null
      )
    order by position limit least(p_limit, 1000)
  ) as i
$$;

create function public.list_staff_job_items(p_id uuid, p_after int, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.list_staff_job_items(p_id, p_after, p_limit) $$;

-- Puts a prepared job in the queue; once more is no harm. Returns {is: "started", id}, or {is: "busy", id} with the job of
-- the same kind and subject that has to end first.
create function private.start_staff_job(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs;
  v_first uuid;
begin
  select * into v_job from public.staff_jobs where id = p_id and started_by = (select auth.uid()) for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This work is not there any more', hint = 'not_found';
  end if;
  perform private.require_job_kind(v_job.kind);
  if v_job.state <> 'prepared' then
    return jsonb_build_object('is', 'started', 'id', p_id);
  end if;
  loop
    begin
      update public.staff_jobs set state = 'queued', queued_at = private.now() where id = p_id;
      return jsonb_build_object('is', 'started', 'id', p_id);
    exception when unique_violation then
      select id into v_first from public.staff_jobs
        where kind = v_job.kind and subject = v_job.subject and state in ('queued', 'running');
      if found then
        return jsonb_build_object('is', 'busy', 'id', v_first);
      end if;
    end;
  end loop;
end $$;

create function public.start_staff_job(p_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.start_staff_job(p_id) $$;

-- For the function of a kind: what takes its piece back, as a piece of the same kind. p_input is what it was given.
create function private.note_undo(p_input jsonb, p_undo jsonb) returns void
language sql set search_path = '' as $$
  update private.staff_job_items set undo = p_undo
    where job_id = (p_input ->> 'job_id')::uuid and position = (p_input ->> 'position')::int
$$;

-- Takes back what an ended job of the caller did, by a job of the same kind whose pieces the first one wrote down; once more
-- is no harm. Returns what start_staff_job returns. PT409 running, nothing_to_undo: its pieces are kept for a week.
create function private.undo_staff_job(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs;
  v_undo uuid;
  v_answer jsonb;
begin
  select * into v_job from public.staff_jobs where id = p_id and started_by = (select auth.uid()) for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This work is not there any more', hint = 'not_found';
  end if;
  if v_job.undone_by is not null then
    return jsonb_build_object('is', 'started', 'id', v_job.undone_by);
  elsif v_job.finished_at is null then
    raise sqlstate 'PT409' using message = 'It has not ended yet', hint = 'running';
  end if;
  v_undo := private.prepare_staff_job(
    v_job.kind, v_job.subject, left('Undo: ' || v_job.title, 200), jsonb_build_object('reason', 'adjust')
  );
  insert into private.staff_job_items (job_id, position, item)
    select v_undo, row_number() over (order by position), undo
    from private.staff_job_items where job_id = p_id and undo is not null;
  if not found then
    raise sqlstate 'PT409' using message = 'There is nothing to take back', hint = 'nothing_to_undo';
  end if;
  update public.staff_jobs set total_count = (select count(*) from private.staff_job_items where job_id = v_undo)
    where id = v_undo;
  v_answer := private.start_staff_job(v_undo);
  if v_answer ->> 'is' = 'busy' then
    delete from public.staff_jobs where id = v_undo;
  else
    update public.staff_jobs set undone_by = v_undo where id = p_id;
  end if;
  return v_answer;
end $$;

create function public.undo_staff_job(p_id uuid) returns jsonb
language sql set search_path = '' as $$ select private.undo_staff_job(p_id) $$;

-- Stops a job for its starter, or for somebody who changes settings. What is done stays done. False when it had ended.
create function private.cancel_staff_job(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs;
begin
  select * into v_job from public.staff_jobs where id = p_id for update;
  if not found or v_job.started_by is distinct from (select auth.uid()) or private.staff_role() is null then
    perform private.require_permission('settings.write');
  end if;
  update public.staff_jobs set state = 'cancelled', finished_at = private.now(), lease = null, lease_until = null
    where id = p_id and state in ('prepared', 'queued', 'running');
  return found;
end $$;

create function public.cancel_staff_job(p_id uuid) returns boolean
language sql set search_path = '' as $$ select private.cancel_staff_job(p_id) $$;

create function private.end_staff_job(p_id uuid, p_state text, p_problem text default null) returns void
language sql set search_path = '' as $$
  update public.staff_jobs
    set state = p_state, problem = p_problem, finished_at = private.now(), lease = null, lease_until = null
    where id = p_id
$$;

-- How often a job may be taken up again without getting on.
create function private.most_tries_of_a_job() returns int
language sql immutable set search_path = '' as $$ select 5 $$;

-- Takes the job that has waited longest, or the one asked for: a queued one, or one whose runner is gone. Its lease is
-- p_seconds long and grows with each batch. Null when there is none.
create function public.claim_staff_job(p_id uuid default null, p_seconds int default 30) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_job public.staff_jobs;
begin
  select * into v_job from public.staff_jobs
    where (p_id is null or id = p_id)
      and (state = 'queued' or (state = 'running' and coalesce(lease_until, '-infinity') <= private.now()))
    order by coalesce(lease_until, queued_at), id limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  if v_job.tries >= private.most_tries_of_a_job() then
    perform private.end_staff_job(
      v_job.id, 'failed', 'It stopped several times at the same place. What was done before stays done.'
    );
    return public.claim_staff_job(p_id, p_seconds);
  end if;
  update public.staff_jobs set
      state = 'running', started_at = coalesce(started_at, private.now()), tries = tries + 1,
      lease = gen_random_uuid(), lease_until = private.now() + make_interval(secs => p_seconds)
    where id = v_job.id returning * into v_job;
  return jsonb_build_object(
    'id', v_job.id, 'kind', v_job.kind, 'lease', v_job.lease, 'input', v_job.input, 'place', v_job.place,
    'done_count', v_job.done_count, 'total_count', v_job.total_count, 'started_by', v_job.started_by
  );
end $$;

-- Begins a batch: locks the job for whoever holds its lease, and makes what the batch writes the change of the person who
-- started it. Null when the lease is lost, the job was cancelled, or its starter may no longer do this: then it has failed.
create function private.hold_staff_job(p_id uuid, p_lease uuid) returns public.staff_jobs
language plpgsql set search_path = '' as $$
declare
  v_job public.staff_jobs;
begin
  select * into v_job from public.staff_jobs where id = p_id and lease = p_lease and state = 'running' for update;
  if not found then
    return null;
  end if;
  if not private.staff_member_may(v_job.started_by, v_job.permission) then
    perform private.end_staff_job(
      p_id, 'failed', 'The person who started it may not do this any more. What was done before stays done.'
    );
    return null;
  end if;
  perform set_config('kapas.actor', v_job.started_by::text, true);
  return v_job;
end $$;

-- Ends a batch: how far the job is, what came of the pieces, and what its reader should know. The lease starts anew.
create function private.save_staff_job(
  p_job public.staff_jobs, p_done int, p_place jsonb, p_counts jsonb, p_log text[]
) returns void
language sql set search_path = '' as $$
  update public.staff_jobs j set
      done_count = p_done,
      place = p_place,
      counts = j.counts || coalesce((
        select jsonb_object_agg(key, coalesce((j.counts ->> key)::int, 0) + value::int) from jsonb_each_text(p_counts)
      ), '{}'),
      log = (j.log || p_log)[:500],
      tries = case when p_done > j.done_count then 0 else j.tries end,
      lease_until = private.now() + interval '30 seconds'
    where id = p_job.id
$$;

-- What a constraint refuses, in words for the log of a job.
create function private.explain_violation(p_state text, p_text text) returns text
language sql immutable set search_path = '' as $$
  select case p_state
    when '23505' then 'Something else has this name, SKU or barcode already'
    when '23503' then 'Something that it needs is not there any more'
    when '23514' then 'A value is out of its range: ' || p_text
    else 'A value does not fit: ' || p_text
  end
$$;

-- Does the next pieces of a job in one transaction with its place, so that none is done twice. Each piece goes to the
-- function of the job's kind, which returns what came of it in a word; one that refuses is written into the log and leaves
-- the others alone. Returns the job's state; null when somebody else has it now.
create function public.work_staff_job(p_id uuid, p_lease uuid, p_limit int default 50) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs := private.hold_staff_job(p_id, p_lease);
  v_kind private.staff_job_kinds;
  v_items jsonb[];
  v_item jsonb;
  v_position int := v_job.done_count;
  v_outcome text;
  v_counts jsonb := '{}';
  v_log text[] := '{}';
begin
  if v_job.id is null then
    return (select state from public.staff_jobs where id = p_id and state <> 'running');
  end if;
  select * into v_kind from private.staff_job_kinds where kind = v_job.kind;
  v_items := array(
    select item from private.staff_job_items
    where job_id = p_id and position > v_job.done_count order by position limit p_limit
  );
  if v_kind.lock_function is not null then
    execute format('select private.%I($1)', v_kind.lock_function) using v_items;
  end if;
  foreach v_item in array v_items loop
    v_position := v_position + 1;
    begin
      execute format('select private.%I($1, $2)', v_kind.item_function) into v_outcome
        using v_item, v_job.input || jsonb_build_object('job_id', p_id, 'position', v_position);
    exception
      when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT422' then
        v_outcome := 'refused';
        v_log := v_log || concat(coalesce(v_item ->> 'label' || ': ', ''), sqlerrm);
      when integrity_constraint_violation or data_exception then
        v_outcome := 'refused';
        v_log := v_log || concat(coalesce(v_item ->> 'label' || ': ', ''), private.explain_violation(sqlstate, sqlerrm));
    end;
    v_counts := v_counts || jsonb_build_object(v_outcome, coalesce((v_counts ->> v_outcome)::int, 0) + 1);
  end loop;
  perform private.save_staff_job(
    v_job, v_job.done_count + cardinality(v_items), null, v_counts, v_log
  );
  if v_job.done_count + cardinality(v_items) < v_job.total_count and cardinality(v_items) > 0 then
    return 'running';
  end if;
  perform private.end_staff_job(p_id, 'done');
  return 'done';
end $$;

-- For jobs that the server does by itself, such as files: how far it is, and where it goes on. False when the lease is
-- lost or the job may not go on.
create function public.save_staff_job_progress(
  p_id uuid, p_lease uuid, p_done int, p_total int, p_place jsonb, p_log text[] default '{}'
) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs := private.hold_staff_job(p_id, p_lease);
begin
  if v_job.id is null then
    return false;
  end if;
  perform private.save_staff_job(v_job, p_done, p_place, '{}', p_log);
  update public.staff_jobs set total_count = p_total where id = p_id and total_count <> p_total;
  return true;
end $$;

-- Ends a job that the server does by itself. p_file: {name, parts} of the file that it made, kept for seven days.
-- p_problem: why it failed, in words for its starter.
create function public.finish_staff_job(
  p_id uuid, p_lease uuid, p_file jsonb default null, p_problem text default null
) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_job public.staff_jobs := private.hold_staff_job(p_id, p_lease);
begin
  if v_job.id is null then
    return false;
  end if;
  update public.staff_jobs
    set file = p_file, file_until = case when p_file is not null then private.now() + interval '7 days' end
    where id = p_id;
  perform private.end_staff_job(p_id, case when p_problem is null then 'done' else 'failed' end, p_problem);
  return true;
end $$;

-- At the end of a runner's time: the next runner goes on at once, after the others that wait.
create function public.release_staff_job(p_id uuid, p_lease uuid) returns void
language sql set search_path = '' as $$
  update public.staff_jobs set lease_until = private.now(), lease = null where id = p_id and lease = p_lease and state = 'running'
$$;

-- Files that have been kept for long enough: {id, parts}.
create function public.list_old_job_files() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'parts', (file ->> 'parts')::int)), '[]')
  from (select id, file from public.staff_jobs where file_until < private.now() order by file_until limit 20) as old
$$;

-- Forgets files that were deleted, jobs that nobody started for a day, the pieces of work of ended jobs after a week, and
-- jobs after 90 days.
create function public.forget_staff_jobs(p_file_ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.staff_jobs set file = null, file_until = null where id = any (p_file_ids);
  delete from public.staff_jobs where id in (
    select id from public.staff_jobs
    where (state = 'prepared' and created_at < private.now() - interval '1 day')
      or (finished_at < private.now() - interval '90 days' and file_until is null)
    order by created_at limit 20 for update skip locked
  );
  delete from private.staff_job_items i using public.staff_jobs j
    where i.job_id = j.id and j.finished_at between private.now() - interval '8 days' and private.now() - interval '7 days'
$$;

create function private.grants_of_staff_jobs() returns void
language sql set search_path = '' as $$
  grant select on public.staff_jobs to authenticated;
  grant execute on function
    private.staff_role(),
    public.prepare_staff_job(text, text, text, jsonb), private.prepare_staff_job(text, text, text, jsonb),
    public.add_staff_job_items(uuid, jsonb), private.add_staff_job_items(uuid, jsonb),
    public.list_staff_job_items(uuid, int, int), private.list_staff_job_items(uuid, int, int),
    public.start_staff_job(uuid), private.start_staff_job(uuid),
    public.undo_staff_job(uuid), private.undo_staff_job(uuid),
    public.cancel_staff_job(uuid), private.cancel_staff_job(uuid)
    to authenticated;
$$;

create trigger staff_jobs_touch before update on public.staff_jobs
  for each row execute function private.touch_updated_at();

create policy staff_jobs_select_own on public.staff_jobs for select to authenticated
  using (started_by = (select auth.uid()) and (select private.staff_role()) is not null);
create policy staff_jobs_select_staff on public.staff_jobs for select to authenticated
  using ((select private.may('settings.read')));



insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('exports', 'exports', false, 20971520, array['text/csv'])
  on conflict (id) do nothing;
