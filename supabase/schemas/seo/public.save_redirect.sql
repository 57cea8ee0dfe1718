-- Adds a redirect (p_id null) or changes it. Its target is resolved to the end, and redirects to its source are pointed
-- there too, so that no visitor is redirected twice; disabled redirects are not followed. Returns its id. PT404
-- not_found, no_page; PT409 loop, source_taken, living, former, drafted; PT422 bad_path.
create function public.save_redirect(p_id bigint, p_source text, p_target text) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_source text := private.normalize_path(p_source);
  v_target text := btrim(p_target);
  v_path text := private.normalize_path(p_target);
  v_obstacle text;
  v_next text;
  v_id bigint;
begin
  perform private.require_permission('content.write');
  -- Two people who save at once could create a loop.
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  if p_id is not null and not exists (select from public.redirects where id = p_id) then
    raise sqlstate 'PT404' using message = 'This redirect no longer exists', hint = 'not_found';
  end if;
  v_obstacle := private.redirect_obstacle(v_source);
  if v_obstacle is not null then
    raise sqlstate 'PT409' using message = 'This URL already exists or redirects', hint = v_obstacle;
  end if;
  select target into v_next from public.redirects
    where source = v_path and id is distinct from p_id and private.redirect_obstacle(source) is null;
  if v_next is null and v_path ~ '^/(products|blog)/[^/]+$' and v_path !~ '^/blog/(rss\.xml|feed\.json)$'
    and v_path <> v_source
    and coalesce(private.redirect_obstacle(regexp_replace(v_path, '\.md$', '')), 'drafted') = 'drafted' then
    raise sqlstate 'PT404' using message = 'No page has this URL', hint = 'no_page';
  end if;
  v_target := coalesce(v_next, v_target);
  if private.normalize_path(v_target) = v_source then
    raise sqlstate 'PT409' using message = 'The redirect would be a loop', hint = 'loop';
  end if;
  if p_id is null then
    insert into public.redirects (source, target) values (v_source, v_target) returning id into v_id;
  else
    update public.redirects set source = v_source, target = v_target where id = p_id returning id into v_id;
  end if;
  update public.redirects set target = v_target where private.normalize_path(target) = v_source;
  delete from public.missing_pages where private.normalize_path(path) = v_source;
  return v_id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'This URL already has a redirect', hint = 'source_taken';
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'Not a URL of the shop', hint = 'bad_path';
end $$;
