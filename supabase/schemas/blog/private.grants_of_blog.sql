create function private.grants_of_blog() returns void
language sql set search_path = '' as $$
  grant select on public.blog_authors, public.blog_posts, public.blog_slugs to anon, authenticated;
  grant select on public.blog_post_list, public.blog_revisions, public.blog_autosaves to authenticated;
  grant execute on function
    public.save_blog_post(bigint, int, jsonb),
    public.delete_blog_post(bigint, int),
    public.get_admin_blog_post(bigint),
    public.save_blog_author(bigint, text, text),
    public.save_blog_autosave(uuid, bigint, jsonb),
    public.delete_blog_autosave(uuid)
    to authenticated;
$$;
