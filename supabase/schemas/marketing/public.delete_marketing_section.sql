-- PT404 not_found; PT409 stale.
create function public.delete_marketing_section(p_id bigint, p_version int) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.marketing_sections;
begin
  perform private.require_permission('content.write');
  select * into v_old from public.marketing_sections where id = p_id for update;
  if v_old.id is null then
    raise sqlstate 'PT404' using message = 'This section no longer exists', hint = 'not_found';
  elsif v_old.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'Someone else saved this section', hint = 'stale';
  end if;
  perform private.release_text_pictures(nullif(v_old.words ->> 'pictureUrl', ''), coalesce(v_old.words ->> 'text', ''));
  delete from public.marketing_sections where id = p_id;
end $$;
