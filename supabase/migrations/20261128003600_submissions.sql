create table public.submissions (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null unique references public.design_versions (id) on delete cascade,
  design_id uuid not null,
  source text not null check (source in ('shopper', 'order')),
  status text not null default 'draft' check (status in (
    'draft', 'submitted', 'in_review', 'approved', 'changes_requested', 'rejected', 'withdrawn', 'archived'
  )),
  lane text not null default 'person' check (lane in ('person', 'auto')),
  message text not null default '' check (message = btrim(message) and char_length(message) <= 500),
  may_publish boolean not null default false,
  reasons text[] not null default '{}' check (cardinality(reasons) <= 5 and reasons <@ array[
    'low_resolution', 'background', 'semi_transparency', 'thin_lines', 'outside_area', 'copyright', 'real_person',
    'rights_unclear', 'hate_violence_sexual', 'minors', 'religious_offence', 'national_flag', 'state_emblem', 'personal_data',
    'ai_look_alike', 'other'
  ]),
  answer text not null default '' check (char_length(answer) <= 1000),
  follows uuid references public.submissions (id) on delete set null,
  reviewer uuid references auth.users (id) on delete set null,
  taken_at timestamptz,
  submitted_at timestamptz,
  decided_at timestamptz,
  art_hashes bigint[] check (cardinality(art_hashes) <= 4),
  product_id bigint references public.products (id) on delete set null,
  rev int not null default 1 check (rev > 0),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint submissions_sent check (status = 'draft' or submitted_at is not null),
  constraint submissions_decided check (status not in ('approved', 'changes_requested', 'rejected') or decided_at is not null),
  constraint submissions_refusal_has_reason check (status not in ('changes_requested', 'rejected') or cardinality(reasons) > 0)
);
comment on table public.submissions is 'One for each version of a design to be printed or sold';
comment on column public.submissions.version_id is 'A version never changes; a changed design is another version and another submission';
comment on column public.submissions.lane is 'auto: approved by rule, without a person';
comment on column public.submissions.message is 'From its maker to the reviewer';
comment on column public.submissions.may_publish is 'Its maker lets the shop offer it to everybody';
comment on column public.submissions.answer is 'From the reviewer to its maker';
comment on column public.submissions.follows is 'The refused submission that this one takes the place of';
comment on column public.submissions.art_hashes is 'Fingerprints of its prints, by which refused art is known again; null until the jobs made them';
comment on column public.submissions.rev is 'Counts changes: who decides names the one they saw';
create index submissions_queue on public.submissions (status, submitted_at, id);
create index submissions_source on public.submissions (source, submitted_at, id);
create index submissions_lane on public.submissions (lane, submitted_at, id);
create index submissions_newest on public.submissions (submitted_at desc, id desc);
create index submissions_design on public.submissions (design_id);
create index submissions_decided on public.submissions (decided_at) where decided_at is not null;
create index submissions_unhashed on public.submissions (submitted_at) where art_hashes is null and status in ('submitted', 'in_review', 'rejected');
create index submissions_follows on public.submissions (follows) where follows is not null;
create index submissions_reviewer on public.submissions (reviewer) where reviewer is not null;
create index submissions_product on public.submissions (product_id) where product_id is not null;
alter table public.submissions enable row level security;

create table public.submission_events (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public.submissions (id) on delete cascade,
  type text not null check (type in (
    'submitted', 'taken', 'put_back', 'approved', 'changes_requested', 'rejected', 'withdrawn', 'archived', 'published'
  )),
  by text not null check (by in ('shopper', 'staff', 'order', 'rule')),
  actor uuid references auth.users (id) on delete set null,
  actor_name text not null default '',
  reasons text[] not null default '{}',
  answer text not null default '',
  created_at timestamptz not null default private.now()
);
comment on column public.submission_events.answer is 'What was said: the maker''s message, or the reviewer''s answer';
create index submission_events_submission_id on public.submission_events (submission_id, id);
create index submission_events_actor on public.submission_events (actor) where actor is not null;
alter table public.submission_events enable row level security;

create table private.refused_art (
  id bigint generated always as identity primary key,
  submission_id uuid references public.submissions (id) on delete set null,
  hash bigint not null,
  reasons text[] not null,
  refused_at timestamptz not null default private.now()
);
comment on table private.refused_art is 'Fingerprints of prints that were refused; they outlive the design, which can''t be restored from them';
create index refused_art_submission_id on private.refused_art (submission_id) where submission_id is not null;
alter table private.refused_art enable row level security;

create policy submissions_select_staff on public.submissions for select to authenticated using ((select private.may('art.review')));

create policy submission_events_select_staff on public.submission_events for select to authenticated
  using ((select private.may('art.review')));

insert into public.permissions (permission, description) values ('art.review', 'Decide which designs are printed');

insert into public.role_permissions (role, permission) values ('manager', 'art.review'), ('packer', 'art.review'), ('editor', 'art.review');

-- Designs of existing orders: those past confirmation were checked when they were printed.
insert into public.submissions (version_id, design_id, source, status, submitted_at, decided_at)
select distinct on (v.id) v.id, v.design_id, 'order', case o.status when 'Confirmed' then 'submitted' else 'approved' end, o.created_at,
  case o.status when 'Confirmed' then null else o.created_at end
from public.order_items i join public.orders o on o.id = i.order_id join public.design_versions v on v.id = i.design_version_id
where o.status not in ('Pending Payment', 'COD Review', 'Cancelled')
order by v.id, o.status = 'Confirmed', o.created_at;

create table private.refused_words (
  id bigint generated always as identity primary key,
  submission_id uuid references public.submissions (id) on delete set null,
  key text not null check (key ~ '^[0-9a-f]{64}$')
);
comment on table private.refused_words is 'Hashes of refused documents and of their words; they outlive the design, which can''t be restored from them';
create index refused_words_key on private.refused_words (key);
create index refused_words_submission_id on private.refused_words (submission_id) where submission_id is not null;
alter table private.refused_words enable row level security;
