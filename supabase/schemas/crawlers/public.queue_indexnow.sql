-- Queues pages changed since the last ping for search engines. The jobs runner calls it. A new key starts from now, so
-- that the whole shop is not submitted.
create function public.queue_indexnow() returns int
language plpgsql set search_path = '' as $$
declare
  v_from timestamptz;
  v_to timestamptz := private.now();
  v_paths text[];
begin
  if coalesce((select value from public.site_settings where key = 'indexnow_key'), '') = '' then
    return 0;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('indexnow', 0));
  v_from := coalesce(
    (select max(up_to) from public.indexnow_pings),
    (select updated_at from public.site_settings where key = 'indexnow_key')
  );
  select array_agg(path) into v_paths from (
    select '/products/' || slug as path from public.products
    where changed_at > v_from and changed_at <= v_to and status = 'published' and not is_deleted
    union all
    select '/blog/' || slug from public.blog_posts where updated_at > v_from and updated_at <= v_to and is_live
    limit 10000
  ) as changed;
  if v_paths is null then
    return 0;
  end if;
  insert into public.indexnow_pings (paths, up_to) values (v_paths, v_to);
  delete from public.indexnow_pings where created_at < private.now() - interval '30 days' and id < (select max(id) from public.indexnow_pings);
  return cardinality(v_paths);
end $$;
