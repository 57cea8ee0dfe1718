-- AI-generated pictures: the prompt, the model, and the credit of each.
create table public.ai_generations (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete set null,
  parent_id uuid references public.ai_generations (id) on delete set null,
  prompt text not null check (char_length(prompt) <= 300),
  final_prompt text not null check (char_length(final_prompt) <= 4000),
  revised_prompt text check (char_length(revised_prompt) <= 4000),
  style text not null check (style ~ '^[a-z][a-z-]{0,39}$'),
  aspect text not null check (aspect in ('square', 'portrait', 'landscape')),
  is_transparent boolean not null,
  provider text not null check (provider ~ '^[a-z]{1,20}$'),
  model text not null check (char_length(model) between 1 and 100),
  seed bigint check (seed >= 0),
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'refused')),
  is_charged boolean not null generated always as (status in ('queued', 'running', 'done')) stored,
  code text check (code ~ '^[a-z_]{1,40}$'),
  moderation jsonb check (jsonb_typeof(moderation) = 'object' and octet_length(moderation::text) <= 4000),
  cost_micro_usd bigint not null check (cost_micro_usd >= 0),
  cost_paise int not null check (cost_paise >= 0),
  asset_id uuid references public.design_assets (id) on delete set null,
  path text check (path ~ '^[a-z0-9][a-z0-9/.-]{0,99}$'),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  tries int not null default 0 check (tries between 0 and 2),
  lease uuid,
  leased_until timestamptz,
  created_at timestamptz not null default private.now(),
  ended_at timestamptz,
  person_key text check (person_key ~ '^[0-9a-f]{64}$'),
  constraint ai_generations_ended check ((ended_at is null) = (status in ('queued', 'running'))),
  constraint ai_generations_leased check ((status = 'running') = (lease is not null and leased_until is not null)),
  constraint ai_generations_reason check ((code is not null) = (status in ('failed', 'refused'))),
  constraint ai_generations_file check ((status = 'done') = (path is not null and sha256 is not null))
);
comment on table public.ai_generations is 'Pictures that a machine drew for a person, or is to draw; written by the server alone';
comment on column public.ai_generations.id is 'Given by the browser, so that a request sent twice is one picture';
comment on column public.ai_generations.user_id is 'Null: the account is gone, and the words with it';
comment on column public.ai_generations.parent_id is 'The picture that was tried again with changes';
comment on column public.ai_generations.final_prompt is 'The prompt sent to the provider';
comment on column public.ai_generations.is_charged is 'Whether a credit is spent or held: what failed or was refused costs none';
comment on column public.ai_generations.code is 'Why it failed or was refused';
comment on column public.ai_generations.cost_paise is 'What the shop pays: a guess while it is drawn';
comment on column public.ai_generations.path is 'Of the stored file, as in design_assets; copies of it show the same file';
comment on column public.ai_generations.lease is 'Of the runner that draws it';
comment on column public.ai_generations.person_key is 'By ai_art_person(): a person who comes again with another account is counted on';
create unique index ai_generations_one_running on public.ai_generations (user_id) where status in ('queued', 'running');
create index ai_generations_of_person on public.ai_generations (user_id, created_at desc);
create index ai_generations_created_at on public.ai_generations (created_at);
create index ai_generations_waiting on public.ai_generations (created_at) where status in ('queued', 'running');
create index ai_generations_parent on public.ai_generations (parent_id) where parent_id is not null;
create index ai_generations_asset on public.ai_generations (asset_id) where asset_id is not null;
create index ai_generations_path on public.ai_generations (path) where path is not null;
create index ai_generations_of_person_key on public.ai_generations (person_key, created_at desc) where person_key is not null;
alter table public.ai_generations enable row level security;
