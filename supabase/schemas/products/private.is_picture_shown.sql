create function private.is_picture_shown(p_url text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.product_images where image_url = p_url)
    or exists (select from public.order_items where image_url = p_url)
    or exists (select from public.categories where picture_url = p_url)
    or exists (select from public.blog_posts where cover_url = p_url or strpos(body, p_url) > 0)
    or exists (
      select from public.blog_revisions where fields ->> 'cover_url' = p_url or strpos(fields ->> 'body', p_url) > 0
    )
    or exists (
      select from public.blog_autosaves where fields ->> 'coverUrl' = p_url or strpos(fields ->> 'body', p_url) > 0
    )
    or exists (select from public.pages where strpos(body, p_url) > 0)
    or exists (select from public.page_revisions where strpos(fields ->> 'body', p_url) > 0)
    or exists (select from public.marketing_sections where words ->> 'pictureUrl' = p_url or strpos(words ->> 'text', p_url) > 0);
end $$;
