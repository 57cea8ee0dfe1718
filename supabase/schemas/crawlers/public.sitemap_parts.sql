-- The number of public pages of each kind, and when they last changed.
create function public.sitemap_parts() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'products', (select count(*) from public.products where status = 'published' and not is_deleted),
    'products_changed_at', (select max(changed_at) from public.products where status = 'published' and not is_deleted),
    'posts', (select count(*) from public.blog_posts where is_live),
    'posts_changed_at', (select max(changed_at) from public.blog_posts where is_live)
  )
$$;
