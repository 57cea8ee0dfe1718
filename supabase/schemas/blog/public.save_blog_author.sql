-- Adds an author (p_id null) or changes one. Returns the id. PT404 not_found; PT409 name_taken; PT422 bad_author.
create function public.save_blog_author(p_id bigint, p_name text, p_about text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_id bigint;
begin
  perform private.require_permission('content.write');
  if p_id is null then
    insert into public.blog_authors (name, about) values (btrim(p_name), btrim(p_about)) returning id into v_id;
    return v_id;
  end if;
  update public.blog_authors set name = btrim(p_name), about = btrim(p_about) where id = p_id returning id into v_id;
  if v_id is null then
    raise sqlstate 'PT404' using message = 'This author no longer exists', hint = 'not_found';
  end if;
  return v_id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another author has this name', hint = 'name_taken';
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_author';
end $$;
