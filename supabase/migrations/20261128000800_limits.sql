-- Limits that hold across all instances.
create table private.auth_attempts (
  bucket text not null check (char_length(bucket) between 1 and 40),
  subject text not null check (char_length(subject) between 1 and 64),
  started_at timestamptz not null default private.now(),
  taken int not null default 1 check (taken > 0),
  primary key (bucket, subject)
);
comment on table private.auth_attempts is
  'One counter per limit and subject. Subjects are keyed hashes: neither phone numbers nor IP addresses are kept';
create index auth_attempts_by_age on private.auth_attempts (started_at);
alter table private.auth_attempts enable row level security;

-- Used captcha solutions of visitors near a limit.
create table private.spent_captchas (
  id text primary key check (char_length(id) = 64),
  expires_at timestamptz not null
);
comment on table private.spent_captchas is
  'A solved captcha works for one form. Kept until it has expired and is refused anyway';
create index spent_captchas_by_age on private.spent_captchas (expires_at);
alter table private.spent_captchas enable row level security;
