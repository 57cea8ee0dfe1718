-- Redirects that nothing hides, and that lead to pages; pictures of sections are pictures.

-- What an address is that no redirect begins at: 'living' (a page has it), 'former' (it leads to a page that had it before) or 'drafted' (a
-- post that is not published has it). Null: nothing, and a redirect works. Such redirects as were there before rest.
create function private.redirect_obstacle(p_path text) returns text
language sql stable set search_path = '' as $$
  select case
    when private.is_living_path(p_path) then 'living'
    when exists (
      select from public.blog_slugs s join public.blog_posts p on p.id = s.post_id where p.is_live and p_path = '/blog/' || s.slug
    ) or exists (
      select from public.product_slugs s join public.products p on p.id = s.product_id
      where p.status = 'published' and not p.is_deleted and p_path = '/products/' || s.slug
    ) then 'former'
    when exists (select from public.blog_posts where not is_live and p_path = '/blog/' || slug) then 'drafted'
  end
$$;

-- Adds a redirect (p_id null) or changes it. Its target is followed to the end, and redirects that led to its source lead
-- there too, so nobody is sent on twice; redirects that rest are not followed. Returns its id. PT404 not_found, no_page; PT409 loop,
-- source_taken, living, former, drafted; PT422 bad_path.
create or replace function private.save_redirect(p_id bigint, p_source text, p_target text) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_source text := private.plain_path(p_source);
  v_target text := btrim(p_target);
  v_path text := private.plain_path(p_target);
  v_obstacle text;
  v_next text;
  v_id bigint;
begin
  perform private.require_permission('content.write');
  -- Loops are made by two who save at once.
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  if p_id is not null and not exists (select from public.redirects where id = p_id) then
    raise sqlstate 'PT404' using message = 'This redirect is gone', hint = 'not_found';
  end if;
  v_obstacle := private.redirect_obstacle(v_source);
  if v_obstacle is not null then
    raise sqlstate 'PT409' using message = 'This address leads somewhere already', hint = v_obstacle;
  end if;
  select target into v_next from public.redirects
    where source = v_path and id is distinct from p_id and private.redirect_obstacle(source) is null;
  if v_next is null and v_path ~ '^/(products|blog)/[^/]+$' and v_path !~ '^/blog/(rss\.xml|feed\.json)$'
    and v_path <> v_source
    and coalesce(private.redirect_obstacle(regexp_replace(v_path, '\.md$', '')), 'drafted') = 'drafted' then
    raise sqlstate 'PT404' using message = 'No page has this address', hint = 'no_page';
  end if;
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

-- Counts a visit to an address without a page; that of a draft is not written down: it has a page soon. While
-- 5,000 are kept, a new one takes the place of the one that was asked for least, and longest ago.
create or replace function public.note_missing_page(p_path text, p_referrer text) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.products where '/products/' || slug = p_path and status = 'draft' and not is_deleted)
    or exists (select from public.blog_posts where '/blog/' || slug = p_path and not is_live)
  then
    return;
  end if;
  update public.missing_pages set hits = hits + 1, last_at = private.now(), referrer = coalesce(nullif(p_referrer, ''), referrer)
    where path = p_path;
  if found then
    return;
  end if;
  delete from public.missing_pages where last_at < private.now() - interval '60 days';
  if (select count(*) from public.missing_pages) >= 5000 then
    delete from public.missing_pages where path = (
      select path from public.missing_pages order by hits, last_at limit 1 for update skip locked
    );
  end if;
  insert into public.missing_pages (path, referrer)
  select p_path, p_referrer where (select count(*) from public.missing_pages) < 5000
  on conflict (path) do nothing;
end $$;

-- What search engines show of each page that visitors see, where something is wrong with it: the same title as another
-- page, none, or too long. And addresses without a page, the most wanted first, each with the page that is most like it.
create or replace function private.seo_desk() returns jsonb
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
    'resting', (
      select coalesce(jsonb_agg(id), '[]') from public.redirects
      where source ~ '^/(products|blog)/' and private.redirect_obstacle(source) is not null
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

-- A picture that is new in a text was uploaded here and is still there. PT409 picture_gone.
create or replace function private.take_text_picture(p_old text, p_new text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_new is null or p_new is not distinct from p_old then
    return;
  end if;
  -- Whatever a text has as its words could be taken for the address of a picture.
  if p_new !~ '^https?://[A-Za-z0-9.:_/-]+$' or p_new ~ '/\.\.' then
    raise sqlstate 'PT409' using message = 'This is no picture', hint = 'picture_gone';
  end if;
  delete from private.loose_pictures where image_url = p_new and claimed_at is null;
  if not found and not private.is_picture_shown(p_new) then
    raise sqlstate 'PT409' using message = 'The picture is not there any more', hint = 'picture_gone';
  end if;
end $$;

-- Adds a post (p_id null) or changes it; p_version is the version that was read. p_fields: title, slug, summary, body,
-- author_id, tags, cover_url, cover_alt, seo_title, seo_description, publish ('no', 'now', 'at') and publish_at. Returns
-- its id. PT404 not_found; PT409 stale, slug_taken, picture_gone; PT422 bad_post, whose detail names the
-- column or the constraint.
create or replace function private.save_blog_post(p_id bigint, p_version int, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.blog_posts;
  v_old public.blog_posts;
  v_column text;
  v_constraint text;
begin
  perform private.require_permission('content.write');
  v_new := jsonb_populate_record(null::public.blog_posts, p_fields - 'publish');
  if p_id is not null then
    select * into v_old from public.blog_posts where id = p_id for no key update;
    if v_old.id is null then
      raise sqlstate 'PT404' using message = 'This post is gone', hint = 'not_found';
    elsif v_old.version is distinct from p_version then
      raise sqlstate 'PT409' using message = 'Somebody else saved this post', hint = 'stale';
    end if;
  end if;
  if coalesce(p_fields ->> 'publish', '') not in ('no', 'now', 'at')
    or (p_fields ->> 'publish' = 'at' and v_new.publish_at is null)
    or p_fields - array[
      'title', 'slug', 'summary', 'body', 'author_id', 'tags', 'cover_url', 'cover_alt', 'seo_title', 'seo_description',
      'publish', 'publish_at'
    ] <> '{}' then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_post';
  end if;
  v_new.publish_at := case p_fields ->> 'publish'
    when 'no' then null
    when 'now' then case when v_old.is_live then v_old.publish_at else private.now() end
    else v_new.publish_at
  end;
  v_new.is_live := coalesce(v_new.publish_at <= private.now(), false);
  if exists (select from public.blog_slugs where slug = v_new.slug and post_id is distinct from p_id) then
    raise sqlstate 'PT409' using message = 'Another post had this address', hint = 'slug_taken';
  end if;
  perform private.take_text_picture(v_old.cover_url, v_new.cover_url);
  if p_id is null then
    insert into public.blog_posts (
      slug, title, summary, body, author_id, tags, cover_url, cover_alt, seo_title, seo_description, publish_at, is_live
    ) values (
      v_new.slug, v_new.title, v_new.summary, v_new.body, v_new.author_id, v_new.tags, v_new.cover_url, v_new.cover_alt,
      v_new.seo_title, v_new.seo_description, v_new.publish_at, v_new.is_live
    ) returning * into v_new;
  else
    update public.blog_posts set
      slug = v_new.slug, title = v_new.title, summary = v_new.summary, body = v_new.body, author_id = v_new.author_id,
      tags = v_new.tags, cover_url = v_new.cover_url, cover_alt = v_new.cover_alt, seo_title = v_new.seo_title,
      seo_description = v_new.seo_description, publish_at = v_new.publish_at, is_live = v_new.is_live,
      changed_at = private.now(), version = version + 1
      where id = p_id returning * into v_new;
    if v_old.slug <> v_new.slug then
      delete from public.blog_slugs where slug = v_new.slug;
      insert into public.blog_slugs (slug, post_id) select v_old.slug, p_id where v_old.is_live
        on conflict (slug) do nothing;
    end if;
    perform private.leave_text_pictures(nullif(v_old.cover_url, coalesce(v_new.cover_url, '')), v_old.body);
  end if;
  insert into public.blog_revisions (post_id, version, fields, saved_by)
    values (v_new.id, v_new.version, p_fields, private.acting_staff());
  delete from public.blog_revisions where post_id = v_new.id and version <= v_new.version - 50;
  return v_new.id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another post has this address', hint = 'slug_taken';
  when check_violation or not_null_violation or foreign_key_violation or data_exception then
    get stacked diagnostics v_column = column_name, v_constraint = constraint_name;
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_post',
      detail = coalesce(nullif(v_column, ''), v_constraint);
end $$;

-- What the paths of sources can't be: dots that browsers resolve, signs that stand for others, marks that nobody sees, the Markdown of a
-- product or post, and the blog's own pages. As lib/seo/redirect-schema.ts.
delete from public.redirects where source ~ '(//|/\.{1,2}(/|$)|[*\\"<>\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd])'
  or source ~ '^/(products|blog)/[^/]+\.md$' or source ~ '^/blog/(tag|page|rss\.xml|feed\.json)$'
  or target ~* '^/(api|admin)([/?#]|$)';
alter table public.redirects
  add constraint redirects_source_works check (
    source !~ '(//|/\.{1,2}(/|$)|[*\\"<>\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd])'
    and source !~ '^/(products|blog)/[^/]+\.md$' and source !~ '^/blog/(tag|page|rss\.xml|feed\.json)$'
  ),
  add constraint redirects_to_pages check (target !~* '^/(api|admin)([/?#]|$)');

update public.marketing_sections set words = words || '{"pictureUrl": ""}'
  where coalesce(words ->> 'pictureUrl', '') !~ '^(https?://[A-Za-z0-9.:_/-]+)?$';
alter table public.marketing_sections add constraint marketing_sections_picture check (
  coalesce(words ->> 'pictureUrl', '') ~ '^(https?://[A-Za-z0-9.:_/-]+)?$'
);
