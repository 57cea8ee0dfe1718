-- Reviews by customers of items that they keep: staff check them before they are public, and products have the sums.
create table public.reviews (
  id bigint generated always as identity primary key,
  order_item_id bigint not null unique references public.order_items (id) on delete cascade,
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  title text not null default '' check (
    title = btrim(title) and char_length(title) <= 80 and title !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  body text not null check (
    body = btrim(body) and char_length(body) between 1 and 2000
    and body !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  fit text check (fit in ('fits_small', 'true_to_size', 'fits_large')),
  author_name text not null check (char_length(author_name) between 1 and 60 and author_name !~ '[@0-9]'),
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  refusal text check (refusal in ('offensive', 'personal_data', 'advertising', 'not_about_item', 'photo', 'other')),
  refusal_note text not null default '' check (refusal_note = btrim(refusal_note) and char_length(refusal_note) <= 500),
  reply text not null default '' check (reply = btrim(reply) and char_length(reply) <= 1000),
  replied_at timestamptz,
  reports int not null default 0 check (reports >= 0),
  urgency smallint not null generated always as (
    case when reports > 0 then 0 when status = 'pending' then 1 else 2 end
  ) stored,
  rev int not null default 1 check (rev > 0),
  written_at timestamptz not null default private.now(),
  edited_at timestamptz,
  decided_at timestamptz,
  published_at timestamptz,
  updated_at timestamptz not null default private.now(),
  notice_version text,
  constraint reviews_rejected_has_reason check ((status = 'rejected') = (refusal is not null)),
  constraint reviews_published_since check (status <> 'published' or published_at is not null),
  constraint reviews_reply_has_time check ((reply = '') = (replied_at is null))
);
comment on table public.reviews is 'One for each line of an order that arrived and was kept';
comment on column public.reviews.author_name is 'First name and initial; nothing else of the buyer is shown';
comment on column public.reviews.refusal is 'Why it is not shown, as its writer reads it; with refusal_note';
comment on column public.reviews.reports is 'By visitors, since staff reviewed it';
comment on column public.reviews.urgency is 'The order of the queue: reported, waiting, settled';
comment on column public.reviews.edited_at is 'When its author changed it last; written_at stays';
comment on column public.reviews.notice_version is 'Of the privacy notice that its writer saw last';
comment on column public.reviews.rev is 'Counts changes: who changes or decides names the one they saw';
create index reviews_order_id on public.reviews (order_id);
create index reviews_product on public.reviews (product_id, status, published_at desc, id desc);
create index reviews_queue on public.reviews (urgency, id);
create index reviews_reported on public.reviews (urgency, id) where reports > 0;
create index reviews_newest on public.reviews (written_at desc, id desc);
create index reviews_status on public.reviews (status, urgency, id);
create index reviews_words on public.reviews
  using gin ((title || ' ' || body || ' ' || author_name) extensions.gin_trgm_ops);
create index reviews_stars on public.reviews (stars, id);
alter table public.reviews enable row level security;

create table public.review_photos (
  id uuid primary key,
  order_item_id bigint not null references public.order_items (id) on delete cascade,
  review_id bigint references public.reviews (id) on delete cascade,
  position smallint not null default 0 check (position between 0 and 4),
  width int not null check (width between 1 and 2000),
  height int not null check (height between 1 and 2000),
  path text not null unique check (path ~ '^[a-z0-9][a-z0-9.-]{0,99}$'),
  small_path text not null unique check (small_path ~ '^[a-z0-9][a-z0-9.-]{0,99}$'),
  created_at timestamptz not null default private.now()
);
comment on table public.review_photos is 'Photos of buyers, re-encoded; files in the bucket review-photos';
comment on column public.review_photos.review_id is 'Null until the review is sent; then it stays a day';
create index review_photos_item on public.review_photos (order_item_id);
create index review_photos_review on public.review_photos (review_id) where review_id is not null;
create index review_photos_loose on public.review_photos (created_at) where review_id is null;
alter table public.review_photos enable row level security;

create table public.review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references public.reviews (id) on delete cascade,
  reason text not null check (reason in ('offensive', 'personal_data', 'advertising', 'not_about_item', 'other')),
  note text not null default '' check (note = btrim(note) and char_length(note) <= 500),
  settled_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table public.review_reports is 'What visitors find wrong with a review; who they are is not kept';
create index review_reports_review on public.review_reports (review_id, id);
alter table public.review_reports enable row level security;

create table private.review_invitations (
  order_id uuid primary key references public.orders (id) on delete cascade,
  invited_at timestamptz not null default private.now()
);
create index review_invitations_at on private.review_invitations (invited_at);
alter table private.review_invitations enable row level security;

create policy reviews_select_staff on public.reviews for select to authenticated using ((select private.may('content.write')));

create policy review_photos_select_staff on public.review_photos for select to authenticated
  using ((select private.may('content.write')));

create policy review_reports_select_staff on public.review_reports for select to authenticated
  using ((select private.may('content.write')));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('review-photos', 'review-photos', false, 10485760, array['image/webp'])
  on conflict (id) do nothing;
