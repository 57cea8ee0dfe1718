-- What is missing from the sitemap, by reason: how many, and up to three examples.
create function public.list_sitemap_gaps() returns jsonb
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
