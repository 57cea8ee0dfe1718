-- Autosaves the text of an open post form (p_post_id null: a new post), replacing the form's earlier autosave. Each
-- person's newest hundred are retained for 30 days. PT404 not_found: the post is deleted, or the form is another
-- person's; PT422 bad_post.
create function public.save_blog_autosave(p_id uuid, p_post_id bigint, p_fields jsonb) returns timestamptz
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_me uuid := (select auth.uid());
  v_at timestamptz;
begin
  perform private.require_permission('content.write');
  delete from public.blog_autosaves where id in (
    select id from public.blog_autosaves where typed_at < private.retained_since('blog_autosaves') limit 20 for update skip locked
  );
  insert into public.blog_autosaves (id, post_id, person, person_name, fields)
    values (p_id, p_post_id, v_me, private.format_person_name(v_me), p_fields)
    on conflict (id) do update set fields = excluded.fields, typed_at = private.now() where blog_autosaves.person = v_me
    returning typed_at into v_at;
  if v_at is null then
    raise sqlstate 'PT404' using message = 'This form is someone else''s', hint = 'not_found';
  end if;
  delete from public.blog_autosaves where id in (
    select id from public.blog_autosaves where person = v_me order by typed_at desc offset 100
  );
  return v_at;
exception
  when foreign_key_violation then
    raise sqlstate 'PT404' using message = 'This post no longer exists', hint = 'not_found';
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_post';
end $$;
