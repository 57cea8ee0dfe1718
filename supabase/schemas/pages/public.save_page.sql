-- Saves a page. p_version: the version that was read, 0 for the default text from the code. p_fields: title, heading,
-- lead, description, body. PT409 stale; PT422 bad_page.
create function public.save_page(p_key text, p_version int, p_fields jsonb) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_version int;
begin
  perform private.require_permission('content.write');
  perform pg_advisory_xact_lock(hashtextextended('pages', 0));
  if p_version is distinct from coalesce((select version from public.pages where key = p_key), 0) then
    raise sqlstate 'PT409' using message = 'Someone else saved this page', hint = 'stale';
  end if;
  if p_fields - array['title', 'heading', 'lead', 'description', 'body'] <> '{}' then
    raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_page';
  end if;
  insert into public.pages as p (key, title, heading, lead, description, body)
  values (p_key, p_fields ->> 'title', p_fields ->> 'heading', p_fields ->> 'lead', p_fields ->> 'description', p_fields ->> 'body')
  on conflict (key) do update set title = excluded.title, heading = excluded.heading, lead = excluded.lead, description = excluded.description,
    body = excluded.body, version = p.version + 1
  returning version into v_version;
  insert into public.page_revisions (page, version, fields, saved_by)
    values (p_key, v_version, p_fields, private.acting_staff());
  delete from public.page_revisions where page = p_key and version <= v_version - 50;
  return v_version;
exception when check_violation or not_null_violation or data_exception then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_page';
end $$;
