-- Only published posts, before or after the change.
create function private.record_blog_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(old.is_live, false) or coalesce(new.is_live, false) then
    insert into private.storefront_changes (subject) values ('blog_posts');
  end if;
  return null;
end $$;

create trigger blog_posts_log_change after insert or update or delete on public.blog_posts
  for each row execute function private.record_blog_post_change();
