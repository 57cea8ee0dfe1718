-- Why no redirect can start at an address: 'living' (a page has it), 'former' (it redirects to a page that had it
-- before) or 'drafted' (an unpublished post has it). Null: a redirect works. Existing redirects there are disabled.
create function private.redirect_obstacle(p_path text) returns text
language sql stable set search_path = '' as $$
  select case
    when private.is_published_path(p_path) then 'living'
    when exists (
      select from public.blog_slugs s join public.blog_posts p on p.id = s.post_id where p.is_live and p_path = '/blog/' || s.slug
    ) or exists (
      select from public.product_slugs s join public.products p on p.id = s.product_id
      where p.status = 'published' and not p.is_deleted and p_path = '/products/' || s.slug
    ) then 'former'
    when exists (select from public.blog_posts where not is_live and p_path = '/blog/' || slug) then 'drafted'
  end
$$;
