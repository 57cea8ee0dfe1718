-- PT404 not_found; PT409 stale.
create function public.delete_blog_post(p_id bigint, p_version int) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.blog_posts;
begin
  perform private.require_permission('content.write');
  select * into v_old from public.blog_posts where id = p_id for update;
  if v_old.id is null then
    raise sqlstate 'PT404' using message = 'This post no longer exists', hint = 'not_found';
  elsif v_old.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'Someone else saved this post', hint = 'stale';
  end if;
  perform private.release_text_pictures(v_old.cover_url, v_old.body);
  delete from public.blog_posts where id = p_id;
end $$;
