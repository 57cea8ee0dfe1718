-- Adds a section (p_id null) or changes it; p_version is the version that was read. p_fields: words, is_hidden,
-- starts_at, ends_at and, for a new one, place, kind and position (null: the last). Returns its id. PT404 not_found;
-- PT409 stale, too_many, picture_gone; PT422 bad_section.
create function public.save_marketing_section(p_id bigint, p_version int, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.marketing_sections;
  v_old public.marketing_sections;
  v_count int;
begin
  perform private.require_permission('content.write');
  v_new := jsonb_populate_record(null::public.marketing_sections, p_fields - array['id', 'is_live', 'version', 'created_at', 'updated_at']);
  if p_id is not null then
    select * into v_old from public.marketing_sections where id = p_id for no key update;
    if v_old.id is null then
      raise sqlstate 'PT404' using message = 'This section no longer exists', hint = 'not_found';
    elsif v_old.version is distinct from p_version then
      raise sqlstate 'PT409' using message = 'Someone else saved this section', hint = 'stale';
    end if;
  end if;
  perform private.claim_text_picture(nullif(v_old.words ->> 'pictureUrl', ''), nullif(v_new.words ->> 'pictureUrl', ''));
  if p_id is null then
    perform pg_advisory_xact_lock(hashtextextended('marketing ' || v_new.place, 0));
    select count(*) into v_count from public.marketing_sections where place = v_new.place;
    if v_count >= 40 then
      raise sqlstate 'PT409' using message = 'This place already has 40 sections', hint = 'too_many';
    end if;
    insert into public.marketing_sections (place, kind, position, words, is_hidden, starts_at, ends_at)
      select v_new.place, v_new.kind, coalesce(max(position), 0) + 1, v_new.words, v_new.is_hidden, v_new.starts_at, v_new.ends_at
      from public.marketing_sections where place = v_new.place
      returning * into v_old;
    perform private.put_section_at(v_old.id, v_old.place, coalesce(v_new.position, v_old.position));
    return v_old.id;
  end if;
  update public.marketing_sections set words = v_new.words, is_hidden = v_new.is_hidden, starts_at = v_new.starts_at,
    ends_at = v_new.ends_at, version = version + 1
    where id = p_id;
  perform private.release_text_pictures(nullif(v_old.words ->> 'pictureUrl', ''), coalesce(v_old.words ->> 'text', ''));
  return p_id;
exception when check_violation or not_null_violation or data_exception then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_section';
end $$;
