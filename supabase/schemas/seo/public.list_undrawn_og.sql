-- Pages without a link picture, or changed since it was drawn: the newest first.
create function public.list_undrawn_og(p_limit int) returns table (
  kind text, record_id bigint, title text, line text, picture_url text, changed_at timestamptz
)
language sql stable set search_path = '' as $$
  with undrawn as (
    select 'product' as kind, p.id as record_id, p.name as title, '' as line, (
      select i.image_url from public.product_images i where i.product_id = p.id order by i.position, i.id limit 1
    ) as picture_url, p.changed_at
    from public.products p
    where p.status = 'published' and not p.is_deleted and not exists (
      select from public.og_pictures o where o.kind = 'product' and o.record_id = p.id and o.made_at >= p.changed_at
    )
    union all
    select 'category', c.id, c.name, c.description, coalesce(c.picture_url, (
      select i.image_url from public.products p join public.product_images i on i.product_id = p.id
      where c.id = any (array[p.primary_category_id, p.subcategory_id] || p.themes) and p.status = 'published' and not p.is_deleted
      order by p.created_at desc, p.id desc, i.position limit 1
    )), c.updated_at
    from public.categories c
    where not c.is_deleted and not c.is_hidden and not exists (
      select from public.og_pictures o where o.kind = 'category' and o.record_id = c.id and o.made_at >= c.updated_at
    )
    union all
    select 'post', b.id, b.title, b.summary, b.cover_url, b.changed_at
    from public.blog_posts b
    where b.is_live and not exists (
      select from public.og_pictures o where o.kind = 'post' and o.record_id = b.id and o.made_at >= b.changed_at
    )
    union all
    -- Pages without a row of their own, numbered in lib/seo/page-pictures.ts, which has their titles.
    select 'page', n, '', '', (
      select i.image_url from public.products p join public.product_images i on i.product_id = p.id
      where p.status = 'published' and not p.is_deleted order by p.created_at desc, p.id desc, i.position limit 1
    ), named.at
    from generate_series(1, 15) as n, (
      select coalesce(max(updated_at), '2026-01-01') as at from public.site_settings where key in ('shop_name', 'tagline')
    ) as named
    where not exists (
      select from public.og_pictures o where o.kind = 'page' and o.record_id = n and o.made_at >= named.at
    )
  )
  select * from undrawn order by changed_at desc, kind, record_id limit p_limit
$$;
