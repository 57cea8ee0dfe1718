-- The shop's health: job runs, browser errors, and waiting work.
create table private.job_runs (
  job text primary key check (job ~ '^[a-z][a-z_]{2,39}$'),
  ran_at timestamptz not null,
  ok_at timestamptz,
  failed_at timestamptz,
  took_ms int not null check (took_ms >= 0),
  runs bigint not null default 1,
  failures bigint not null default 0,
  failures_in_row int not null default 0,
  problem text check (char_length(problem) <= 300)
);
comment on table private.job_runs is 'One row for each job of POST /api/jobs/run: when it last ran, went well, failed';
comment on column private.job_runs.problem is 'Why it last failed; it stays when the job goes well again';
alter table private.job_runs enable row level security;

create table private.client_errors (
  type text not null check (type in ('screen', 'unhandled', 'promise', 'request', 'auth', 'script')),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{32}$'),
  message text not null check (char_length(message) between 1 and 300),
  page text not null check (char_length(page) between 1 and 200),
  seen int not null default 1,
  first_seen_at timestamptz not null default private.now(),
  seen_at timestamptz not null default private.now(),
  notified_at timestamptz,
  dismissed_at timestamptz,
  primary key (type, fingerprint)
);
comment on table private.client_errors is 'Errors in browsers of visitors, without personal data; forgotten 30 days after they were last seen';
comment on column private.client_errors.fingerprint is 'Of type, message and place, made by the server: the same error is one row';
comment on column private.client_errors.page is 'Where it was first seen, a path without what follows "?"';
comment on column private.client_errors.notified_at is 'When staff were last notified';
comment on column private.client_errors.dismissed_at is 'seen_at when staff dismissed it: seen later, it is shown again';
create index client_errors_notified on private.client_errors (type, notified_at) where notified_at is not null;
create index client_errors_seen on private.client_errors (seen_at);
create index client_errors_first_seen on private.client_errors (first_seen_at);
alter table private.client_errors enable row level security;
