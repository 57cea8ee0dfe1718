-- The desk of search texts: redirects, addresses that lead nowhere, titles that say the same.

create table public.redirects (
  id bigint generated always as identity primary key,
  source text not null unique check (source ~ '^/[^?#%\s]*$' and char_length(source) between 2 and 300),
  -- Browsers resolve dots and take two slashes for another host, wherever they stand. Letters stand as they are read, so that
  -- a loop can't hide behind another spelling.
  target text not null check (
    target ~ '^/([^/?#\s\\][^\s\\]*)?$' and char_length(target) <= 300
    and split_part(split_part(target, '#', 1), '?', 1) !~ '//|%|/\.{1,2}(/|$)'
  ),
  hits bigint not null default 0 check (hits >= 0),
  last_hit_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint redirects_lead_away check (source <> target),
  -- As lib/known-segments.ts: the shop has a page there, and a product or a post may be gone.
  constraint redirects_from_nowhere check (source ~ '^/(products|blog)/[^/]+$' or split_part(source, '/', 2) not in (
    '', '_next', 'about', 'account', 'admin', 'api', 'apple-icon.png', 'auth', 'auth-callback', 'basic', 'blog',
    'blog-preview', 'blog.md', 'browse', 'cart', 'catalog', 'checkout', 'contact', 'contact-message',
    'custom-design', 'dashboard', 'designer', 'faq', 'favicon.ico', 'feeds', 'find-order', 'icon-192.png',
    'icon-512.png', 'icon.svg', 'indexnow', 'investor', 'invitation', 'kapas-devanagari.svg', 'llms-full.txt',
    'llms.txt', 'login', 'logo', 'logo.svg', 'manifest.webmanifest', 'markdown', 'marketing', 'nowhere', 'og',
    'order-details', 'order-success', 'orders', 'premium-tshirts', 'premium-tshirts.md', 'product',
    'product-preview', 'product-view', 'products', 'products.md', 'ref', 'refund-policy', 'robots.txt',
    'shipping-policy', 'sitemap', 'sitemap.xml', 'sitemaps', 'staff-invitation', 'terms', 'terms-policy',
    'tshirt-designer', 'update-password', 'wishlist'
  ))
);
comment on table public.redirects is 'Old addresses of the shop and where they lead: always to the end, never to another redirect';
create index redirects_target on public.redirects (target);
alter table public.redirects enable row level security;

create table public.missing_pages (
  path text primary key check (path like '/%' and char_length(path) <= 200),
  hits int not null default 1 check (hits > 0),
  referrer text not null default '' check (char_length(referrer) <= 120),
  first_at timestamptz not null default private.now(),
  last_at timestamptz not null default private.now()
);
comment on table public.missing_pages is 'Addresses without a page that somebody asked for: at most 5,000, without who it was';
comment on column public.missing_pages.referrer is 'The last host that linked there; empty: none or the shop itself';
create index missing_pages_hits on public.missing_pages (hits desc, path);
create index missing_pages_last on public.missing_pages (last_at);
alter table public.missing_pages enable row level security;

create table public.og_pictures (
  kind text not null check (kind in ('product', 'category', 'post')),
  thing_id bigint not null,
  url text not null check (char_length(url) <= 500),
  made_at timestamptz not null,
  primary key (kind, thing_id)
);
comment on table public.og_pictures is 'The pictures that links to the shop show elsewhere, drawn by the jobs runner';
alter table public.og_pictures enable row level security;
create policy og_pictures_select_public on public.og_pictures for select to anon, authenticated using (true);

create index products_slug_words on public.products using gin (slug extensions.gin_trgm_ops);
create index blog_posts_slug_words on public.blog_posts using gin (slug extensions.gin_trgm_ops);

create policy redirects_select_public on public.redirects for select to anon, authenticated using (true);
create policy missing_pages_select_staff on public.missing_pages for select to authenticated
  using ((select private.may('content.write')));

create function private.grants_of_seo_desk() returns void
language sql set search_path = '' as $$
  grant select on public.redirects, public.og_pictures to anon, authenticated;
  grant select on public.missing_pages to authenticated;
  grant execute on function
    public.save_redirect(bigint, text, text), private.save_redirect(bigint, text, text),
    public.delete_redirect(bigint), private.delete_redirect(bigint),
    public.forget_missing_page(text), private.forget_missing_page(text),
    public.seo_desk(), private.seo_desk()
    to authenticated;
$$;

-- An address as it is compared: small letters, no slash at its end, nothing behind a ? or #.
create function private.plain_path(p_path text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(rtrim(lower(split_part(split_part(btrim(p_path), '#', 1), '?', 1)), '/'), ''), '/')
$$;

-- Whether a product, by its slug or its id, or a post that visitors see has this address; its redirect would hide it.
create function private.is_living_path(p_path text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.products where status = 'published' and not is_deleted
      and p_path in ('/products/' || slug, '/products/' || id)
  ) or exists (select from public.blog_posts where is_live and p_path = '/blog/' || slug)
$$;

-- Adds a redirect (p_id null) or changes it. Its target is followed to the end, and redirects that led to its source lead
-- there too, so nobody is sent on twice. Returns its id. PT404 not_found; PT409 loop, source_taken, living; PT422 bad_path.
create function private.save_redirect(p_id bigint, p_source text, p_target text) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_source text := private.plain_path(p_source);
  v_target text := btrim(p_target);
  v_next text;
  v_id bigint;
begin
  perform private.require_permission('content.write');
  -- Loops are made by two who save at once.
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  if p_id is not null and not exists (select from public.redirects where id = p_id) then
    raise sqlstate 'PT404' using message = 'This redirect is gone', hint = 'not_found';
  end if;
  if private.is_living_path(v_source) then
    raise sqlstate 'PT409' using message = 'A page has this address', hint = 'living';
  end if;
  select target into v_next from public.redirects
    where source = private.plain_path(v_target) and id is distinct from p_id;
  v_target := coalesce(v_next, v_target);
  if private.plain_path(v_target) = v_source then
    raise sqlstate 'PT409' using message = 'It would lead back to itself', hint = 'loop';
  end if;
  if p_id is null then
    insert into public.redirects (source, target) values (v_source, v_target) returning id into v_id;
  else
    update public.redirects set source = v_source, target = v_target where id = p_id returning id into v_id;
  end if;
  update public.redirects set target = v_target where private.plain_path(target) = v_source;
  delete from public.missing_pages where private.plain_path(path) = v_source;
  return v_id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another redirect begins there', hint = 'source_taken';
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'No address of the shop', hint = 'bad_path';
end $$;

create function public.save_redirect(p_id bigint, p_source text, p_target text) returns bigint
language sql set search_path = '' as $$ select private.save_redirect(p_id, p_source, p_target) $$;

create function private.delete_redirect(p_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  delete from public.redirects where id = p_id;
end $$;

create function public.delete_redirect(p_id bigint) returns void
language sql set search_path = '' as $$ select private.delete_redirect(p_id) $$;

create function private.forget_missing_page(p_path text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  delete from public.missing_pages where path = p_path;
end $$;

create function public.forget_missing_page(p_path text) returns void
language sql set search_path = '' as $$ select private.forget_missing_page(p_path) $$;

-- Counts a use of a redirect.
create function public.note_redirect(p_source text) returns void
language sql set search_path = '' as $$
  update public.redirects set hits = hits + 1, last_hit_at = private.now() where source = p_source
$$;

-- Counts a visit to an address without a page. New ones find no place while 5,000 are kept; old ones are forgotten.
create function public.note_missing_page(p_path text, p_referrer text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.missing_pages set hits = hits + 1, last_at = private.now(), referrer = coalesce(nullif(p_referrer, ''), referrer)
    where path = p_path;
  if found then
    return;
  end if;
  delete from public.missing_pages where last_at < private.now() - interval '60 days';
  insert into public.missing_pages (path, referrer)
  select p_path, p_referrer where (select count(*) from public.missing_pages) < 5000
  on conflict (path) do nothing;
end $$;

-- What search engines show of each page that visitors see, where something is wrong with it: the same title as another
-- page, none, or too long. And addresses without a page, the most wanted first, each with the page that is most like it.
create function private.seo_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  return jsonb_build_object(
    'missing', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'path', m.path, 'hits', m.hits, 'referrer', m.referrer, 'last_at', m.last_at, 'like', (
          select likely.path from (
            select '/products/' || slug as path, extensions.similarity(slug, m.name) as likeness from public.products
            where status = 'published' and not is_deleted and slug operator(extensions.%) m.name
            union all
            select '/blog/' || slug, extensions.similarity(slug, m.name) from public.blog_posts
            where is_live and slug operator(extensions.%) m.name
          ) as likely order by likely.likeness desc, likely.path limit 1
        )
      ) order by m.hits desc, m.path), '[]')
      from (
        select *, regexp_replace(path, '^.*/', '') as name from public.missing_pages order by hits desc, path limit 50
      ) as m
    ),
    'missing_count', (select count(*) from public.missing_pages),
    'titles', (
      with shown as (
        select 'product' as kind, id, coalesce(nullif(seo_title, ''), name) as title,
          coalesce(nullif(seo_description, ''), description) as description
        from public.products where status = 'published' and not is_deleted
        union all
        select 'post', id, coalesce(nullif(seo_title, ''), title), coalesce(nullif(seo_description, ''), summary)
        from public.blog_posts where is_live
        union all
        select 'category', c.id, concat_ws(' ', p.name, c.name), c.description
        from public.categories c left join public.categories p on p.id = c.parent_id
        where not c.is_deleted and not c.is_hidden
      ), counted as (
        select *, count(*) over (partition by lower(title)) as same from shown
      ), wrong as (
        select kind, id, title, case
          when same > 1 then 'same_title'
          when char_length(title) > 60 then 'long_title'
          when btrim(description) = '' then 'no_description'
        end as problem
        from counted
      )
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'title', title, 'problem', problem)), '[]')
      from (
        select * from wrong where problem is not null order by problem desc, lower(title), kind, id limit 200
      ) as first
    )
  );
end $$;

create function public.seo_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.seo_desk() $$;

-- What has no picture for links, or has changed since it was drawn: the newest first.
create function public.list_undrawn_og(p_limit int) returns table (
  kind text, thing_id bigint, title text, line text, picture_url text, changed_at timestamptz
)
language sql stable set search_path = '' as $$
  with undrawn as (
    select 'product' as kind, p.id as thing_id, p.name as title, '' as line, (
      select i.image_url from public.product_images i where i.product_id = p.id order by i.position, i.id limit 1
    ) as picture_url, p.changed_at
    from public.products p
    where p.status = 'published' and not p.is_deleted and not exists (
      select from public.og_pictures o where o.kind = 'product' and o.thing_id = p.id and o.made_at >= p.changed_at
    )
    union all
    select 'category', c.id, c.name, c.description, coalesce(c.picture_url, (
      select i.image_url from public.products p join public.product_images i on i.product_id = p.id
      where c.id in (p.primary_category_id, p.subcategory_id) and p.status = 'published' and not p.is_deleted
      order by p.created_at desc, p.id desc, i.position limit 1
    )), c.updated_at
    from public.categories c
    where not c.is_deleted and not c.is_hidden and not exists (
      select from public.og_pictures o where o.kind = 'category' and o.thing_id = c.id and o.made_at >= c.updated_at
    )
    union all
    select 'post', b.id, b.title, b.summary, b.cover_url, b.changed_at
    from public.blog_posts b
    where b.is_live and not exists (
      select from public.og_pictures o where o.kind = 'post' and o.thing_id = b.id and o.made_at >= b.changed_at
    )
  )
  select * from undrawn order by changed_at desc, kind, thing_id limit p_limit
$$;

-- The picture of a thing as it was at p_changed_at; answers the one that it replaces.
create function public.keep_og(p_kind text, p_thing_id bigint, p_url text, p_changed_at timestamptz) returns text
language sql set search_path = '' as $$
  with old as (
    select url from public.og_pictures where kind = p_kind and thing_id = p_thing_id
  ), kept as (
    insert into public.og_pictures (kind, thing_id, url, made_at) values (p_kind, p_thing_id, p_url, p_changed_at)
    on conflict (kind, thing_id) do update set url = excluded.url, made_at = excluded.made_at
  )
  select url from old
$$;

create trigger redirects_touch before update on public.redirects
  for each row execute function private.touch_updated_at();
-- How often one is used is no change.
create trigger redirects_note after insert or delete or update of source, target on public.redirects
  for each row execute function private.note_change('redirects');
create trigger redirects_audit after insert or delete or update of source, target on public.redirects
  for each row execute function private.audit('id', 'created_at', 'hits', 'last_hit_at');
