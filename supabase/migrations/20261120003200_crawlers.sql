-- What machines read: sitemap, feeds, texts for language models, and the pings that tell search engines of changes.

alter table public.products add column changed_at timestamptz not null default private.now();
comment on column public.products.changed_at is 'When what its page says was last changed; stock does not count';
create index products_changed_at on public.products (changed_at);
-- A chunk of the sitemap skips all before it: without reading their rows.
create index products_in_sitemap on public.products (id) include (slug, changed_at)
  where status = 'published' and not is_deleted;

create function private.mark_changed_product() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.changed_at := private.now();
  return new;
end $$;

-- After products_count_version, by name.
create trigger products_mark_changed before update on public.products
  for each row when (new.version <> old.version) execute function private.mark_changed_product();

-- Which known robot fetched which file, a row for each day. No addresses: it is about machines.
create table public.crawler_visits (
  day date not null default (private.now() at time zone 'Asia/Kolkata')::date,
  bot text not null check (char_length(bot) between 1 and 40),
  file text not null check (char_length(file) between 1 and 80),
  visits int not null default 1 check (visits > 0),
  last_at timestamptz not null default private.now(),
  primary key (bot, file, day)
);
comment on table public.crawler_visits is 'Fetches of files for machines by known robots; kept for ninety days';
create index crawler_visits_day on public.crawler_visits (day);
alter table public.crawler_visits enable row level security;
create policy crawler_visits_select_staff on public.crawler_visits for select to authenticated
  using ((select private.may('content.write')));

-- What search engines were told of. One row for each run that found something.
create table public.indexnow_pings (
  id bigint generated always as identity primary key,
  paths text[] not null check (cardinality(paths) between 1 and 10000),
  up_to timestamptz not null,
  attempts int not null default 0 check (attempts >= 0),
  next_at timestamptz not null default private.now(),
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default private.now()
);
comment on column public.indexnow_pings.up_to is 'Changes until then are in this ping or an earlier one';
create index indexnow_pings_due on public.indexnow_pings (next_at, id) where sent_at is null and dead_at is null;
create index indexnow_pings_up_to on public.indexnow_pings (up_to desc);
alter table public.indexnow_pings enable row level security;
create policy indexnow_pings_select_staff on public.indexnow_pings for select to authenticated
  using ((select private.may('content.write')));

create function private.grants_of_crawlers() returns void
language sql set search_path = '' as $$
  grant select on public.crawler_visits, public.indexnow_pings to authenticated;
  grant execute on function
    public.sitemap_parts(), public.sitemap_products(int), public.feed_products(int) to anon, authenticated;
  grant execute on function public.crawl_gaps(), private.crawl_gaps() to authenticated;
$$;

-- How much there is of what visitors see, and when it last changed.
create function public.sitemap_parts() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'products', (select count(*) from public.products where status = 'published' and not is_deleted),
    'products_changed_at', (select max(changed_at) from public.products where status = 'published' and not is_deleted),
    'posts', (select count(*) from public.blog_posts where is_live),
    'posts_changed_at', (select max(changed_at) from public.blog_posts where is_live)
  )
$$;

-- Published products, 5,000 in each chunk from 0 on, in the order of their ids: slug, changed_at, up to three pictures.
create function public.sitemap_products(p_chunk int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(p.slug, p.changed_at, (
    select coalesce(jsonb_agg(i.image_url order by i.position, i.id), '[]') from (
      select image_url, position, id from public.product_images where product_id = p.id order by position, id limit 3
    ) as i
  )) order by p.id), '[]')
  from (
    select id, slug, changed_at from public.products where status = 'published' and not is_deleted
    order by id offset greatest(p_chunk, 0)::bigint * 5000 limit 5000
  ) as p
$$;

-- Published products with their variants, 500 in each chunk from 0 on, in the order of their ids.
create function public.feed_products(p_chunk int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name, 'description', p.description, 'price', p.price, 'cut', p.cut,
    'changed_at', p.changed_at, 'category', (select name from public.categories where id = p.primary_category_id),
    'images', (
      select coalesce(jsonb_agg(jsonb_build_object('url', i.image_url, 'color', i.color) order by i.position, i.id), '[]')
      from public.product_images i where i.product_id = p.id
    ),
    'variants', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'sku', v.sku, 'size', v.size, 'color', v.color, 'price', v.price, 'available', v.available > 0
      ) order by v.id), '[]')
      from public.product_variants v where v.product_id = p.id and v.is_active
    )
  ) order by p.id), '[]')
  from (
    select * from (
      select id, slug, name, description, price, cut, changed_at, primary_category_id
      from public.products where status = 'published' and not is_deleted
    ) as shown order by id offset greatest(p_chunk, 0)::bigint * 500 limit 500
  ) as p
$$;

-- What is not in the sitemap: how many, why, and some of each.
create function private.crawl_gaps() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count, 'examples', examples) order by reason), '[]')
    from (
      select reason, count(*) as count, to_jsonb((array_agg(name order by name))[1:3]) as examples
      from (
        select 'draft_product' as reason, name from public.products where status <> 'published' and not is_deleted
        union all
        select 'hidden_category', name from public.categories where is_hidden and not is_deleted
        union all
        select case when publish_at is null then 'draft_post' else 'scheduled_post' end, title
        from public.blog_posts where not is_live
        union all
        select 'empty_category', c.name from public.categories c
        where not c.is_hidden and not c.is_deleted and not exists (
          select from public.products p
          where c.id in (p.primary_category_id, p.subcategory_id) and p.status = 'published' and not p.is_deleted
        )
      ) as gaps group by reason
    ) as grouped
  );
end $$;

create function public.crawl_gaps() returns jsonb
language sql stable set search_path = '' as $$ select private.crawl_gaps() $$;

-- Counts a fetch of a file for machines, and forgets what is older than ninety days.
create function public.note_crawler(p_bot text, p_file text) returns void
language sql set search_path = '' as $$
  delete from public.crawler_visits where day < (private.now() at time zone 'Asia/Kolkata')::date - 90;
  insert into public.crawler_visits as v (bot, file) values (p_bot, p_file)
  on conflict (bot, file, day) do update set visits = v.visits + 1, last_at = private.now()
$$;

-- Writes down what has changed since the last ping, when search engines are to be told. The jobs runner calls it. A key
-- that was just set begins with now: nobody is told of the whole shop.
create function public.gather_indexnow() returns int
language plpgsql set search_path = '' as $$
declare
  v_from timestamptz;
  v_to timestamptz := private.now();
  v_paths text[];
begin
  if coalesce((select value from public.site_settings where key = 'indexnow_key'), '') = '' then
    return 0;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('indexnow', 0));
  v_from := coalesce(
    (select max(up_to) from public.indexnow_pings),
    (select updated_at from public.site_settings where key = 'indexnow_key')
  );
  select array_agg(path) into v_paths from (
    select '/products/' || slug as path from public.products
    where changed_at > v_from and changed_at <= v_to and status = 'published' and not is_deleted
    union all
    select '/blog/' || slug from public.blog_posts where updated_at > v_from and updated_at <= v_to and is_live
    limit 10000
  ) as changed;
  if v_paths is null then
    return 0;
  end if;
  insert into public.indexnow_pings (paths, up_to) values (v_paths, v_to);
  delete from public.indexnow_pings where created_at < private.now() - interval '30 days' and id < (select max(id) from public.indexnow_pings);
  return cardinality(v_paths);
end $$;

-- The oldest ping that is due, leased for two minutes. After eight tries it is given up.
create function public.claim_indexnow() returns setof public.indexnow_pings
language sql set search_path = '' as $$
  update public.indexnow_pings p set attempts = attempts + 1, next_at = private.now() + interval '2 minutes',
    dead_at = case when attempts >= 8 then private.now() end
  where p.id = (
    select id from public.indexnow_pings where sent_at is null and dead_at is null and next_at <= private.now()
    order by next_at, id limit 1 for update skip locked
  )
  returning p.*
$$;

-- p_error null: it was taken. Otherwise it waits, twice as long after each try.
create function public.settle_indexnow(p_id bigint, p_attempt int, p_error text, p_is_refused boolean) returns void
language sql set search_path = '' as $$
  update public.indexnow_pings set
    sent_at = case when p_error is null then private.now() end,
    dead_at = case when p_error is not null and p_is_refused then private.now() end,
    last_error = left(p_error, 300),
    next_at = private.now() + make_interval(mins => power(2, least(attempts, 8))::int)
  where id = p_id and attempts = p_attempt and sent_at is null
$$;
