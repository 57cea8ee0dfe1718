-- All categories in their order, with their products and the coupons that apply to them.
create function public.list_admin_categories() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('products.read');
  return (
    with counts as (
      select c.id, sum(c.n) filter (where c.status = 'published') as published, sum(c.n) filter (where c.status = 'draft') as drafts
      from (
        select unnest(array[primary_category_id, subcategory_id] || themes) as id, status, count(*) as n
        from public.products where not is_deleted group by primary_category_id, subcategory_id, themes, status
      ) as c
      where c.id is not null group by c.id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'slug', c.slug, 'old_slugs', c.old_slugs, 'description', c.description,
      'parent_id', c.parent_id, 'picture_url', c.picture_url, 'picture_alt', c.picture_alt,
      'is_hidden', c.is_hidden, 'words', c.words, 'version', c.version,
      'published', coalesce(n.published, 0), 'drafts', coalesce(n.drafts, 0),
      'coupons', (select count(*) from public.coupons o where o.is_active and c.id = any (o.category_ids))
    ) order by c.sort_order, c.name, c.id), '[]')
    from public.categories c left join counts n on n.id = c.id
    where not c.is_deleted
  );
end $$;
