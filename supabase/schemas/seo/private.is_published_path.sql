-- Whether a product, by its slug or its id, or a published post has this address; a redirect would hide it.
create function private.is_published_path(p_path text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.products where status = 'published' and not is_deleted
      and p_path in ('/products/' || slug, '/products/' || id)
  ) or exists (select from public.blog_posts where is_live and p_path = '/blog/' || slug)
$$;
