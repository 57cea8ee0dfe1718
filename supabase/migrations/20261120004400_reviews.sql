-- What buyers say about pieces that they keep: staff look at it before the shop shows it, and products carry the sums.
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
  refusal text check (refusal in ('offensive', 'personal_data', 'advertising', 'not_about_piece', 'photo', 'other')),
  refusal_note text not null default '' check (refusal_note = btrim(refusal_note) and char_length(refusal_note) <= 500),
  reply text not null default '' check (reply = btrim(reply) and char_length(reply) <= 1000),
  replied_at timestamptz,
  reports int not null default 0 check (reports >= 0),
  urgency smallint not null generated always as (
    case when reports > 0 then 0 when status = 'pending' then 1 else 2 end
  ) stored,
  rev int not null default 1 check (rev > 0),
  written_at timestamptz not null default private.now(),
  decided_at timestamptz,
  published_at timestamptz,
  updated_at timestamptz not null default private.now(),
  constraint reviews_rejected_has_reason check ((status = 'rejected') = (refusal is not null)),
  constraint reviews_published_since check (status <> 'published' or published_at is not null),
  constraint reviews_reply_has_time check ((reply = '') = (replied_at is null))
);
comment on table public.reviews is 'One for each line of an order that arrived and was kept';
comment on column public.reviews.author_name is 'First name and initial; nothing else of the buyer is shown';
comment on column public.reviews.refusal is 'Why it is not shown, as its writer reads it; with refusal_note';
comment on column public.reviews.reports is 'By visitors, since staff looked at it';
comment on column public.reviews.urgency is 'The order of the queue: reported, waiting, settled';
comment on column public.reviews.rev is 'Counts changes: who changes or decides names the one they saw';
create index reviews_order_id on public.reviews (order_id);
create index reviews_product on public.reviews (product_id, status, published_at desc, id desc);
create index reviews_queue on public.reviews (urgency, id);
create index reviews_reported on public.reviews (urgency, id) where reports > 0;
create index reviews_newest on public.reviews (written_at desc, id desc);
create index reviews_stars on public.reviews (stars, written_at desc, id desc);
create index reviews_status on public.reviews (status, urgency, id);
create index reviews_words on public.reviews
  using gin ((title || ' ' || body || ' ' || author_name) extensions.gin_trgm_ops);

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
comment on table public.review_photos is 'Photos of buyers as the shop encoded them anew; files in the bucket review-photos';
comment on column public.review_photos.review_id is 'Null until the review is sent; then it stays a day';
create index review_photos_item on public.review_photos (order_item_id);
create index review_photos_review on public.review_photos (review_id) where review_id is not null;
create index review_photos_loose on public.review_photos (created_at) where review_id is null;

create table public.review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references public.reviews (id) on delete cascade,
  reason text not null check (reason in ('offensive', 'personal_data', 'advertising', 'not_about_piece', 'other')),
  note text not null default '' check (note = btrim(note) and char_length(note) <= 500),
  settled_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table public.review_reports is 'What visitors find wrong with a review; who they are is not kept';
create index review_reports_review on public.review_reports (review_id, id);

create table private.review_invitations (
  order_id uuid primary key references public.orders (id) on delete cascade,
  invited_at timestamptz not null default private.now()
);
create index review_invitations_at on private.review_invitations (invited_at);
create index orders_arrived on public.orders (delivered_at) where status in ('Delivered', 'Completed');

alter table public.reviews enable row level security;
alter table public.review_photos enable row level security;
alter table public.review_reports enable row level security;
alter table private.review_invitations enable row level security;
create policy reviews_select_staff on public.reviews for select to authenticated using ((select private.may('content.write')));
create policy review_photos_select_staff on public.review_photos for select to authenticated
  using ((select private.may('content.write')));
create policy review_reports_select_staff on public.review_reports for select to authenticated
  using ((select private.may('content.write')));

alter table public.products
  add column rating_stars int[] not null default '{0,0,0,0,0}' check (cardinality(rating_stars) = 5),
  add column rating_fits int[] not null default '{0,0,0}' check (cardinality(rating_fits) = 3);
alter table public.products
  add column rating_count int not null generated always as (
    rating_stars[1] + rating_stars[2] + rating_stars[3] + rating_stars[4] + rating_stars[5]
  ) stored,
  add column rating_hundredths int generated always as (round(
    100.0 * (rating_stars[1] + 2 * rating_stars[2] + 3 * rating_stars[3] + 4 * rating_stars[4] + 5 * rating_stars[5])
    / nullif(rating_stars[1] + rating_stars[2] + rating_stars[3] + rating_stars[4] + rating_stars[5], 0)
  )::int) stored;
comment on column public.products.rating_stars is 'How many published reviews give one star, two, and so on; kept by trigger';
comment on column public.products.rating_hundredths is 'The average: 433 is 4.33 stars; null without reviews';
comment on column public.products.rating_fits is 'How many say that it fits small, true to size, large';

create view public.review_list as
select r.id, r.product_id, r.stars, r.title, left(r.body, 160) as beginning, r.author_name, r.status, r.reports, r.urgency,
  r.urgency < 2 as is_open, r.reports > 0 as is_reported, r.reply <> '' as is_answered, r.written_at, p.name as product_name,
  (select count(*) from public.review_photos where review_id = r.id) as photos,
  r.title || ' ' || r.body || ' ' || r.author_name as words
from public.reviews r join public.products p on p.id = r.product_id
where (select private.may('content.write'));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('review-photos', 'review-photos', false, 10485760, array['image/webp'])
  on conflict (id) do nothing;

-- How many pieces of an order's line its buyer keeps: those that came back, or are about to, are not among them.
create function private.kept_pieces(p_item_id bigint) returns int
language sql stable set search_path = '' as $$
  select i.quantity - coalesce((
    select sum(r.quantity)::int from public.return_items r join public.return_requests q on q.id = r.return_id
    where r.order_item_id = i.id and q.status in ('Requested', 'Received')
  ), 0)
  from public.order_items i where i.id = p_item_id
$$;

-- What the shop shows of a buyer: the first name and the initial of the last one. A name that says more than that, such as an address or
-- a number, is not shown at all.
create function private.reviewer_name(p_name text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_name ~ '[@0-9/\\<>]|\w\.\w' or p_name ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' or btrim(p_name) = ''
      then 'A buyer'
    when cardinality(words) = 1 then left(words[1], 30)
    else left(words[1], 30) || ' ' || upper(left(words[cardinality(words)], 1)) || '.'
  end
  from regexp_split_to_array(btrim(p_name), '\s+') as words
$$;

-- Why a line of an order can't be reviewed: no_item, not_delivered, or returned; null when it can. An account that is gone writes nothing.
create function private.find_review_problem(p_order public.orders, p_item_id bigint) returns text
language sql stable set search_path = '' as $$
  select case
    when p_order.email like '%.invalid'
      or not exists (select from public.order_items where id = p_item_id and order_id = p_order.id) then 'no_item'
    when p_order.status not in ('Delivered', 'Completed', 'Return Requested', 'Returned') then 'not_delivered'
    when private.kept_pieces(p_item_id) < 1 then 'returned'
  end
$$;

create function private.refuse_review(p_problem text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_problem = 'no_item' then
    raise sqlstate 'PT404' using message = 'This piece is not in the order', hint = 'no_item';
  elsif p_problem is not null then
    raise sqlstate 'PT409' using message = 'This piece can not be reviewed', hint = p_problem;
  end if;
end $$;

create function private.review_photos_of(p_review_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'width', width, 'height', height) order by position, created_at, id), '[]')
  from public.review_photos where review_id = p_review_id
$$;

-- Writes the review of an order's line, or changes it; staff look at it before anybody sees it. p_rev: the review that its writer saw, 0
-- when there was none: of two first reviews of one line the second is told. p_photos: in their order; others of the line go. The caller
-- must have been shown the order. Returns the revision. PT404 no_item; PT409 not_delivered | returned | reviewed; PT422 bad_review.
create function public.save_review(p_order_id uuid, p_item_id bigint, p_rev int, p_review jsonb, p_photos uuid[]) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_new public.reviews := jsonb_populate_record(null::public.reviews, p_review);
  v_order public.orders;
  v_row public.reviews;
begin
  -- Waits for an account that is being deleted, and for a return.
  select * into v_order from public.orders where id = p_order_id for share;
  perform private.refuse_review(private.find_review_problem(v_order, p_item_id));
  insert into public.reviews (order_item_id, order_id, product_id, stars, title, body, fit, author_name)
    select i.id, i.order_id, i.product_id, v_new.stars, v_new.title, v_new.body, v_new.fit, private.reviewer_name(v_order.name)
    from public.order_items i where i.id = p_item_id
    on conflict (order_item_id) do nothing
    returning * into v_row;
  if v_row.id is null then
    select * into v_row from public.reviews where order_item_id = p_item_id for no key update;
    if v_row.rev is distinct from p_rev then
      raise sqlstate 'PT409' using message = 'This piece has a review', hint = 'reviewed';
    end if;
    update public.reviews
      set stars = v_new.stars, title = v_new.title, body = v_new.body, fit = v_new.fit, status = 'pending', refusal = null,
        refusal_note = '', rev = rev + 1, written_at = private.now()
      where id = v_row.id returning * into v_row;
  end if;
  delete from public.review_photos where order_item_id = p_item_id and id <> all (p_photos);
  update public.review_photos p set review_id = v_row.id, position = wished.nr
    from unnest(p_photos) with ordinality as wished (id, nr)
    where p.id = wished.id and p.order_item_id = p_item_id;
  return v_row.rev;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_review';
end $$;

-- Takes back the review of an order's line, with its photos. The caller must have been shown the order. PT404 no_review.
create function public.delete_review(p_order_id uuid, p_item_id bigint) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  delete from public.reviews where order_item_id = p_item_id and order_id = p_order_id;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no review of this piece', hint = 'no_review';
  end if;
end $$;

-- Each line of an order with its review, and why it can't be reviewed. Photos that belong to no review yet are the line's: its writer
-- has not sent the form. The caller must have been shown the order.
create function public.order_reviews(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'item_id', i.id, 'problem', private.find_review_problem(o, i.id), 'author_name', private.reviewer_name(o.name),
    'photos', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height)
        order by p.position, p.created_at, p.id), '[]')
      from public.review_photos p where p.order_item_id = i.id
    ),
    'review', (
      select jsonb_build_object(
        'rev', r.rev, 'stars', r.stars, 'title', r.title, 'body', r.body, 'fit', r.fit, 'status', r.status, 'refusal', r.refusal,
        'refusal_note', r.refusal_note, 'reply', r.reply, 'written_at', r.written_at
      )
      from public.reviews r where r.order_item_id = i.id
    )
  ) order by i.id), '[]')
  from public.orders o join public.order_items i on i.order_id = o.id where o.id = p_order_id
$$;

-- Pieces of the caller's orders that can be reviewed, and those that are, the newest first: { total, rows }.
create function private.my_reviews(p_offset int, p_limit int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as (
    select i.id, i.title, i.size, i.color_name, i.image_url, o.order_id as order_number, r.stars, r.title as review_title, r.body,
      r.status, r.refusal, r.refusal_note, r.reply, r.written_at, coalesce(r.written_at, o.delivered_at, o.created_at) as at,
      r.id is null as is_open
    from private.orders_of((select auth.uid())) o
    join public.order_items i on i.order_id = o.id
    left join public.reviews r on r.order_item_id = i.id
    where r.id is not null or private.find_review_problem(o, i.id) is null
  )
  select jsonb_build_object(
    'total', (select count(*) from mine),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(page) order by page.is_open desc, page.at desc, page.id desc), '[]')
      from (
        select * from mine order by is_open desc, at desc, id desc
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 50)
      ) as page
    )
  )
$$;

create function public.my_reviews(p_offset int, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.my_reviews(p_offset, p_limit) $$;

-- Notes a photo whose files are stored, for the review of an order's line. Six wait at most: the oldest ones that nobody sent go. The
-- caller must have been shown the order. Returns its id. PT404 no_item; PT409 not_delivered | returned; files_gone.
create function public.add_review_photo(p_order_id uuid, p_item_id bigint, p_photo jsonb) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_new public.review_photos := jsonb_populate_record(null::public.review_photos, p_photo);
  v_order public.orders;
  v_taken int;
begin
  select * into v_order from public.orders where id = p_order_id for share;
  perform private.refuse_review(private.find_review_problem(v_order, p_item_id));
  delete from private.loose_design_files
    where bucket = 'review-photos' and path in (v_new.path, v_new.small_path) and claimed_at is null;
  get diagnostics v_taken = row_count;
  if v_taken <> 2 then
    raise sqlstate 'PT409' using message = 'The files are not there any more', hint = 'files_gone';
  end if;
  delete from public.review_photos where id in (
    select id from public.review_photos where order_item_id = p_item_id and review_id is null
    order by created_at desc, id offset 5
  );
  insert into public.review_photos (id, order_item_id, width, height, path, small_path)
    values (v_new.id, p_item_id, v_new.width, v_new.height, v_new.path, v_new.small_path);
  return v_new.id;
end $$;

create function private.leave_review_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_design_files (bucket, path)
    values ('review-photos', old.path), ('review-photos', old.small_path) on conflict do nothing;
  return null;
end $$;

-- Where the files of a photo are, and whether everybody may see them; null when it is gone.
create function public.find_review_photo(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'path', p.path, 'small_path', p.small_path,
    'is_published', exists (select from public.reviews r where r.id = p.review_id and r.status = 'published')
  )
  from public.review_photos p where p.id = p_id
$$;

-- Photos that nobody sent with a review within a day. Returns how many went.
create function public.sweep_review_photos(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  delete from public.review_photos where id in (
    select id from public.review_photos where review_id is null and created_at < private.now() - interval '1 day'
    order by created_at limit p_limit for update skip locked
  );
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Counts a product's published reviews anew, under its lock: docs/locks.md.
create function private.roll_up_rating(p_product_id bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.products where id = p_product_id for no key update;
  update public.products p
    set rating_stars = r.stars, rating_fits = r.fits
    from (
      select
        array[
          count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
          count(*) filter (where stars = 4), count(*) filter (where stars = 5)
        ]::int[] as stars,
        array[
          count(*) filter (where fit = 'fits_small'), count(*) filter (where fit = 'true_to_size'),
          count(*) filter (where fit = 'fits_large')
        ]::int[] as fits
      from public.reviews where product_id = p_product_id and status = 'published'
    ) as r
    where p.id = p_product_id and (p.rating_stars, p.rating_fits) is distinct from (r.stars, r.fits);
end $$;

-- What the shop shows of reviews follows them: sums on the product's row, and its pages.
create function private.follow_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if 'published' in (old.status, new.status) then
    if (old.status, old.stars, old.fit) is distinct from (new.status, new.stars, new.fit) then
      perform private.roll_up_rating(coalesce(new.product_id, old.product_id));
    end if;
    perform private.note_product_id('product', coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;

-- What everybody may see of a product's reviews, the newest first: { total, sizes, reviews }. p_stars, p_size, p_id: those alone; null: all.
create function private.product_reviews(
  p_product_id bigint, p_stars int, p_size text, p_id bigint, p_offset int, p_limit int
) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '2s' as $$
  with shown as (
    select r.*, i.size, i.color_name, i.design_version_id is not null as is_custom
    from public.products p
    join public.reviews r on r.product_id = p.id and r.status = 'published'
    join public.order_items i on i.id = r.order_item_id
    where p.id = p_product_id and private.is_shown(p)
  ), wished as (
    select * from shown
    where (p_stars is null or stars = p_stars) and (p_size is null or size = p_size) and (p_id is null or id = p_id)
  )
  select jsonb_build_object(
    'total', (select count(*) from wished),
    'sizes', (select coalesce(jsonb_agg(distinct size), '[]') from shown),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', page.id, 'stars', page.stars, 'title', page.title, 'body', page.body, 'fit', page.fit, 'author', page.author_name,
        'size', page.size, 'color', page.color_name, 'is_custom', page.is_custom, 'written_at', page.written_at,
        'reply', page.reply, 'photos', private.review_photos_of(page.id)
      ) order by page.published_at desc, page.id desc), '[]')
      from (
        select * from wished order by published_at desc, id desc
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 50)
      ) as page
    )
  )
$$;

create function public.product_reviews(
  p_product_id bigint, p_stars int default null, p_size text default null, p_id bigint default null, p_offset int default 0,
  p_limit int default 10
) returns jsonb
language sql stable set search_path = '' as $$
  select private.product_reviews(p_product_id, p_stars, p_size, p_id, p_offset, p_limit)
$$;

-- Somebody finds that a review should not be shown; staff look at it first from then on. PT404 no_review; PT422 bad_report.
create function public.report_review(p_id bigint, p_reason text, p_note text) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.reviews set reports = reports + 1 where id = p_id and status = 'published';
  if not found then
    raise sqlstate 'PT404' using message = 'This review is not shown any more', hint = 'no_review';
  end if;
  insert into public.review_reports (review_id, reason, note) values (p_id, p_reason, p_note);
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_report';
end $$;

-- A review, locked for a step of staff. PT404 no_review; PT409 stale: it is not what its reader saw.
create function private.hold_review(p_id bigint, p_rev int) returns public.reviews
language plpgsql set search_path = '' as $$
declare
  v_row public.reviews;
begin
  select * into v_row from public.reviews where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'Its writer has taken it back', hint = 'no_review';
  elsif v_row.rev is distinct from p_rev then
    raise sqlstate 'PT409' using message = 'It was changed meanwhile', hint = 'stale';
  end if;
  return v_row;
end $$;

-- Shows a review to everybody, or to nobody, with the reason that its writer reads; what was reported about it is settled. Returns the
-- revision. PT403; PT404 no_review; PT409 stale; PT422 bad_decision.
create function private.decide_review(p_id bigint, p_rev int, p_decision text, p_refusal text, p_note text) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.reviews;
begin
  perform private.require_permission('content.write');
  v_row := private.hold_review(p_id, p_rev);
  if p_decision not in ('published', 'rejected') then
    raise sqlstate 'PT422' using message = 'A review is published or rejected', hint = 'bad_decision';
  end if;
  update public.reviews
    set status = p_decision, refusal = p_refusal, refusal_note = p_note, reports = 0, rev = rev + 1, decided_at = private.now(),
      published_at = case when p_decision = 'published' then coalesce(published_at, private.now()) else published_at end
    where id = p_id returning * into v_row;
  update public.review_reports set settled_at = private.now() where review_id = p_id and settled_at is null;
  return v_row.rev;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_decision';
end $$;

create function public.decide_review(p_id bigint, p_rev int, p_decision text, p_refusal text, p_note text) returns int
language sql set search_path = '' as $$ select private.decide_review(p_id, p_rev, p_decision, p_refusal, p_note) $$;

-- The shop's answer below a review; empty takes it away. p_seen: the answer that was there. A decision about the review needs no new look
-- at it. PT403; PT404 no_review; PT409 stale; PT422 bad_reply.
create function private.reply_to_review(p_id bigint, p_rev int, p_seen text, p_reply text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.reviews;
begin
  perform private.require_permission('content.write');
  v_row := private.hold_review(p_id, p_rev);
  if v_row.reply is distinct from p_seen then
    raise sqlstate 'PT409' using message = 'Somebody else has answered', hint = 'stale';
  end if;
  update public.reviews set reply = p_reply, replied_at = case when p_reply <> '' then private.now() end where id = p_id;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_reply';
end $$;

create function public.reply_to_review(p_id bigint, p_rev int, p_seen text, p_reply text) returns void
language sql set search_path = '' as $$ select private.reply_to_review(p_id, p_rev, p_seen, p_reply) $$;

-- A review as staff see it: the piece, the photos, what was reported, and what else its buyer wrote about the order. Neither address nor
-- phone. Null when it is gone. PT403.
create function private.review_desk(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  return (
    select to_jsonb(r) - 'order_id' || jsonb_build_object(
      'reports_open', r.reports,
      'product_name', p.name, 'product_slug', p.slug, 'is_shown', private.is_shown(p),
      'item_title', i.title, 'size', i.size, 'color_name', i.color_name, 'is_custom', i.design_version_id is not null,
      'order_number', o.order_id, 'photos', private.review_photos_of(r.id),
      'is_returned', private.kept_pieces(i.id) < 1,
      'reports', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'reason', q.reason, 'note', q.note, 'created_at', q.created_at, 'is_settled', q.settled_at is not null
        ) order by q.id desc), '[]')
        from public.review_reports q where q.review_id = r.id
      ),
      'others', (
        select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'stars', x.stars, 'status', x.status, 'title', y.title)
          order by x.id), '[]')
        from public.reviews x join public.order_items y on y.id = x.order_item_id
        where x.order_id = r.order_id and x.id <> r.id
      )
    )
    from public.reviews r
    join public.products p on p.id = r.product_id
    join public.order_items i on i.id = r.order_item_id
    join public.orders o on o.id = r.order_id
    where r.id = p_id
  );
end $$;

create function public.review_desk(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.review_desk(p_id) $$;

-- How reviews go over so many days: how many wait, how many were written and what they give, how many orders were invited and how many
-- of these wrote, and the products that buyers like best and least, of those with three reviews or more. PT403.
create function private.review_figures(p_days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_since timestamptz := private.now() - make_interval(days => p_days);
begin
  perform private.require_permission('reports.read');
  return (
    select jsonb_build_object('written', count(*), 'hundredths', round(100 * avg(stars)))
    from public.reviews where written_at >= v_since and status <> 'rejected'
  ) || (
    select jsonb_build_object(
      'invited', count(*),
      'answered', count(*) filter (where exists (select from public.reviews where order_id = n.order_id))
    )
    from private.review_invitations n where invited_at >= v_since
  ) || jsonb_build_object(
    'waiting', (select count(*) from public.reviews where status = 'pending'),
    'reported', (select count(*) from public.reviews where reports > 0),
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'slug', slug, 'count', rating_count, 'hundredths', rating_hundredths
      ) order by rating_hundredths desc, rating_count desc, id), '[]')
      from (
        select *, row_number() over (order by rating_hundredths desc, rating_count desc, id) as from_top,
          row_number() over (order by rating_hundredths, rating_count desc, id) as from_bottom
        from public.products where rating_count >= 3 and not is_deleted
      ) as ranked
      where from_top <= 5 or from_bottom <= 5
    )
  );
end $$;

create function public.review_figures(p_days int) returns jsonb
language sql stable set search_path = '' as $$ select private.review_figures(p_days) $$;

-- Lines of an order that its buyer can review and has not.
create function private.invitable_items(p_order public.orders) returns bigint[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(i.id order by i.id), '{}') from public.order_items i
  where i.order_id = p_order.id and private.find_review_problem(p_order, i.id) is null
    and not exists (select from public.reviews where order_item_id = i.id)
$$;

-- Invites buyers of orders that were delivered so many days ago, as the settings say, and at most two weeks before: each order once.
-- Returns how many.
create function public.invite_reviews(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_days int := case
    when exists (select from public.product_settings where setting_key = 'review_invite_days')
      then private.number_setting('review_invite_days', 5)
    else 5
  end;
  v_ids uuid[];
begin
  if v_days is null then
    return 0;
  end if;
  with due as (
    select o.id from public.orders o
    where o.status in ('Delivered', 'Completed')
      and o.delivered_at between private.now() - make_interval(days => v_days + 14) and private.now() - make_interval(days => v_days)
      and not exists (select from private.review_invitations where order_id = o.id)
      and not private.is_mail_stopped(o.email, 'reviews')
      and cardinality(private.invitable_items(o)) > 0
    order by o.delivered_at, o.id limit p_limit
  ), invited as (
    insert into private.review_invitations (order_id) select id from due on conflict do nothing returning order_id
  )
  select array_agg(order_id) into v_ids from invited;
  perform private.queue_message('review_invited', id) from unnest(v_ids) as id;
  return coalesce(cardinality(v_ids), 0);
end $$;

-- The lines of an order that its invitation is about still; none when they are reviewed or came back.
create function public.find_review_invitation(p_order_id uuid) returns bigint[]
language sql stable set search_path = '' as $$
  select private.invitable_items(o) from public.orders o where o.id = p_order_id
$$;

-- Locks what was written about these orders, and the products that it is about. The caller holds the orders' locks, so no other review comes.
create function private.hold_reviews_of(p_order_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.reviews where order_id = any (p_order_ids) order by id for no key update;
  perform from public.products where id in (select product_id from public.reviews where order_id = any (p_order_ids))
    order by id for no key update;
end $$;

-- Removes what was written about these orders, with its photos. The caller holds them: hold_reviews_of().
create function private.forget_reviews_of(p_order_ids uuid[]) returns void
language sql set search_path = '' as $$
  delete from public.reviews where order_id = any (p_order_ids);
  delete from public.review_photos p using public.order_items i where i.id = p.order_item_id and i.order_id = any (p_order_ids);
$$;

create function private.grants_of_reviews() returns void
language sql set search_path = '' as $$
  grant select on public.reviews, public.review_photos, public.review_reports, public.review_list to authenticated;
  grant execute on function
    public.product_reviews(bigint, int, text, bigint, int, int), private.product_reviews(bigint, int, text, bigint, int, int)
    to anon, authenticated;
  grant execute on function
    public.my_reviews(int, int), private.my_reviews(int, int),
    public.review_desk(bigint), private.review_desk(bigint),
    public.review_figures(int), private.review_figures(int),
    public.decide_review(bigint, int, text, text, text), private.decide_review(bigint, int, text, text, text),
    public.reply_to_review(bigint, int, text, text), private.reply_to_review(bigint, int, text, text)
    to authenticated;
  grant execute on function
    public.save_review(uuid, bigint, int, jsonb, uuid[]), public.delete_review(uuid, bigint), public.order_reviews(uuid),
    public.add_review_photo(uuid, bigint, jsonb), public.find_review_photo(uuid), public.report_review(bigint, text, text),
    public.invite_reviews(int), public.find_review_invitation(uuid), public.sweep_review_photos(int)
    to service_role;
$$;

-- Deletes an account: 'deleted', or why not: 'no_account' | 'last_admin' | 'open_orders' | 'money_owed', because nobody
-- could name a UPI ID or hear of the refund. Rows of the person are deleted. Orders stay for the books without their owner;
-- see docs/decisions/deleting-accounts.md. Only orders placed with the account block the deletion. A guest's open order
-- with the same address may be another person's: it stays unchanged.
create or replace function private.delete_account(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_order_ids uuid[];
  v_owing_ids uuid[];
begin
  -- Locks orders before the user: a transaction that places an order holds the order that it replaces, and then waits for
  -- the user.
  v_order_ids := array(select id from private.orders_of(p_user_id));
  perform from public.orders where id = any (v_order_ids) order by created_at, id for update;
  perform private.hold_reviews_of(v_order_ids);
  -- A transaction that places an order for this user waits here, and then finds no user.
  perform from auth.users where id = p_user_id for update;
  if not found then
    return 'no_account';
  end if;

  perform from public.user_roles where role = 'admin' order by id for update;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    and not exists (select from public.user_roles where user_id <> p_user_id and role = 'admin') then
    return 'last_admin';
  end if;

  -- An order placed while this transaction waited.
  if exists (select from public.orders where user_id = p_user_id and id <> all (v_order_ids)) then
    return 'open_orders';
  end if;
  v_owing_ids := array(select order_id from public.return_requests where order_id = any (v_order_ids) and owed > 0);
  v_order_ids := array(
    select id from public.orders where id = any (v_order_ids) and (
      user_id = p_user_id
      or (
        status in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') and payment_status <> 'authorized'
        and id <> all (v_owing_ids)
      )
    )
  );
  if exists (
    select from public.orders where id = any (v_order_ids) and (
      status not in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') or payment_status = 'authorized'
    )
  ) then
    return 'open_orders';
  elsif v_owing_ids && v_order_ids then
    return 'money_owed';
  end if;

  update public.orders set
    user_id = null,
    name = case when total < 50000 then 'Deleted account' else name end,
    email = 'deleted@kapas.invalid',
    phone = '+910000000000',
    note = '',
    shipping_address = case when total < 50000
      then jsonb_build_object(
        'line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', shipping_address ->> 'state'
      )
      else shipping_address
    end
  where id = any (v_order_ids);
  update public.return_requests set reason = 'Removed', upi_id = null where order_id = any (v_order_ids);
  perform private.forget_reviews_of(v_order_ids);
  perform private.forget_designs_of(p_user_id);
  perform private.forget_mails_of(p_user_id);
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;

-- Everything that the shop stores about one person. Tables with a user_id column are included automatically.
create or replace function private.export_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_copy jsonb;
  v_table text;
  v_rows jsonb;
begin
  select jsonb_build_object(
    'exported_at', private.now(),
    'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at,
      'phone', u.phone, 'phone_confirmed_at', u.phone_confirmed_at,
      'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at
    ),
    'profile', (select to_jsonb(p) from public.profiles p where p.id = u.id)
  ) into v_copy from auth.users u where u.id = p_user_id;
  if v_copy is null then
    raise sqlstate 'PT404' using message = 'No such account', hint = 'no_account';
  end if;

  select v_copy || jsonb_build_object('orders', coalesce(jsonb_agg(
    to_jsonb(o) - 'id' - 'user_id' - 'replaced_by' - 'paid_by' || jsonb_build_object(
      'items', (
        select coalesce(jsonb_agg(to_jsonb(i) - 'id' - 'order_id' order by i.id), '[]')
        from public.order_items i where i.order_id = o.id
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(e) - 'id' - 'order_id' order by e.id), '[]')
        from public.order_events e where e.order_id = o.id
      ),
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'payment_id', p.payment_id, 'amount', p.amount, 'currency', p.currency, 'status', p.status,
          'method', p.method, 'refund_reason', p.refund_reason, 'created_at', p.created_at
        ) order by p.created_at), '[]')
        from public.payments p where p.order_id = o.id
      )
    ) order by o.created_at desc
  ), '[]')) into v_copy from private.orders_of(p_user_id) o;

  for v_table in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and c.udt_name = 'uuid'
      and t.table_type = 'BASE TABLE' and c.table_name not in ('orders', 'contact_messages')
    order by c.table_name
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(r) - ''user_id''), ''[]'') from public.%I r where r.user_id = $1', v_table
    ) into v_rows using p_user_id;
    v_copy := v_copy || jsonb_build_object(v_table, v_rows);
  end loop;
  select v_copy || jsonb_build_object('submissions', coalesce(jsonb_agg(
    to_jsonb(s) - array['id', 'reviewer', 'taken_at', 'art_hashes', 'rev'] order by s.created_at
  ), '[]')) into v_copy
    from public.submissions s join public.design_versions v on v.id = s.version_id where v.user_id = p_user_id;
  select v_copy || jsonb_build_object('reviews', coalesce(jsonb_agg(
    to_jsonb(r) - array['id', 'order_item_id', 'order_id', 'reports', 'urgency', 'rev'] || jsonb_build_object(
      'order', o.order_id, 'photos', jsonb_array_length(private.review_photos_of(r.id))
    ) order by r.id
  ), '[]')) into v_copy from private.orders_of(p_user_id) o join public.reviews r on r.order_id = o.id;
  -- Of the proven address too, to the letter: whoever wrote as a guest is the same person.
  return v_copy || jsonb_build_object('contact_messages', (
    select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' || jsonb_build_object('answers', (
      select coalesce(jsonb_agg(jsonb_build_object('body', r.body, 'created_at', r.created_at) order by r.created_at), '[]')
      from public.contact_replies r where r.message_id = m.id
    )) order by m.id), '[]')
    from public.contact_messages m join auth.users u on u.id = p_user_id
    where m.user_id = u.id
      or u.email_confirmed_at is not null and private.email_key(m.email) = private.email_key(u.email)
        and lower(m.email) = lower(u.email)
  ));
end $$;

-- Whether the caller may see a list of the back office, by the name of its definition: a search for a buyer's phone is as
-- private as the list that it searches.
create or replace function private.may_see_list(p_list text) returns boolean
language sql stable set search_path = '' as $$
  select case p_list
    when 'products' then private.may('products.read')
    when 'inventory' then private.may('inventory.read')
    when 'orders' then private.may('orders.read')
    when 'packing' then private.may('orders.fulfil')
    when 'dead-messages' then private.may('orders.read')
    when 'breaks' then private.may('money.read')
    when 'customers' then private.may('customers.read')
    when 'coupons' then private.may('offers.read')
    when 'posts' then private.may('content.write')
    when 'inbox' then private.may('customers.read')
    when 'reviews' then private.may('content.write')
    when 'submissions' then private.may('art.review')
    else false
  end
$$;

-- What is wrong with a value, in words for the admin who enters it; null when it is valid. lib/settings/read-setting.ts
-- applies the same rules.
create or replace function private.find_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key = 'global_discount' then
      case when p_value !~ '^[0-9]{1,3}(\.[0-9]{1,2})?$' or p_value::numeric > 90
        then 'a percentage from 0 to 90 without a sign, such as 10 or 12.5' end
    when p_key in ('shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to', 'two_person_above') then
      case when p_value !~ '^[0-9]{1,6}(\.[0-9]{1,2})?$' then 'rupees as a plain number, such as 49' end
    when p_key in ('cod_open_orders', 'cod_refusals') then
      case when p_value !~ '^[0-9]{1,3}$' then 'a whole number, such as 2' end
    when p_key = 'low_stock_at' then
      case when p_value !~ '^([0-9]|10)$' then 'pieces, from 0 to 10' end
    when p_key in ('return_days', 'review_invite_days', 'packing_days', 'delivery_days_from', 'delivery_days_to') then
      case when p_value !~ '^[0-9]{1,2}$' or p_value = '0' or p_value = '00' then 'days, from 1 to 99' end
    when p_key = 'cod_hold_minutes' then
      case when p_value !~ '^([345][0-9]|60)$' then 'whole minutes, from 30 to 60' end
    when p_key = 'exchange_ships_on' then
      case when p_value not in ('received', 'picked_up', 'requested') then 'received, picked_up or requested' end
    when p_key = 'rto_keeps' then
      case when p_value not in ('delivery', 'nothing', 'both_ways') then 'delivery, nothing or both_ways' end
    when p_key = 'art_review_hours' then
      case when p_value !~ '^[0-9]{1,2}$' or p_value::int = 0 then 'hours, from 1 to 99' end
    when p_key = 'art_passes_by_rule' then
      case when p_value not in ('yes', 'no') then 'yes or no' end
    when p_key = 'shop_state' then
      case when not private.are_states(array[p_value]) then 'a state of India, such as Tamil Nadu' end
    else 'a setting that the shop knows'
  end
$$;

-- The content of product cards, in the order of the ids; the picture is of the first selected colour that has one.
create or replace function private.product_cards(p_ids bigint[], p_colors text[] default '{}') returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name, 'price', p.price, 'is_premium', p.is_premium,
    'has_dearer', exists (
      select from public.product_variants v where v.product_id = p.id and v.is_active and v.price is not null
    ),
    'rating_count', p.rating_count, 'rating_hundredths', p.rating_hundredths, 'stock_quantity', p.available, 'image_url', i.image_url, 'image_color', i.color,
    'colors', array(
      select o.color from private.product_options o join public.colors c on c.slug = o.color
      where o.product_id = p.id order by c.sort_order, c.id
    )
  ) order by wished.nr), '[]')
  from unnest(p_ids) with ordinality as wished (id, nr)
  join public.products p on p.id = wished.id and p.status = 'published' and not p.is_deleted
  left join lateral (
    select pi.image_url, pi.color
    from public.product_images pi
    where pi.product_id = p.id
    order by pi.color = any (p_colors) is true desc, pi.position, pi.id
    limit 1
  ) as i on true
$$;

create trigger reviews_follow after insert or delete or update of status, stars, title, body, fit, reply on public.reviews
  for each row execute function private.follow_review();
create trigger reviews_touch before update on public.reviews for each row execute function private.touch_updated_at();
-- What buyers wrote is theirs, and forgotten with it.
create trigger reviews_audit after update on public.reviews for each row execute function private.audit(
  'id', 'title', 'body', 'author_name', 'reports', 'urgency', 'rev', 'written_at', 'decided_at', 'published_at', 'replied_at'
);
create trigger review_photos_files after delete on public.review_photos
  for each row execute function private.leave_review_files();
