-- Public pages whose search result has a problem: a duplicate title, no title, or a too long one. And addresses without
-- a page, the most visited first, each with its most similar page.
create function public.get_seo_overview() returns jsonb
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
