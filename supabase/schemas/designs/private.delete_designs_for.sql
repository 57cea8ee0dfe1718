-- Deletes a person's designs and uploads. Ordered versions stay for the books without an owner, with their uploads and
-- review decisions.
create function private.delete_designs_for(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_versions uuid[];
begin
  perform private.delete_ai_art_for(p_user_id);
  delete from public.designs where user_id = p_user_id;
  -- Versions without an owner are not retained by a submission.
  with mine as (
    update public.design_versions set share_token_hash = null, user_id = null where user_id = p_user_id returning id
  )
  select array_agg(id) into v_versions from mine;
  delete from public.design_versions v where v.id = any (v_versions) and not private.is_version_in_use(v);
  update public.submissions set message = '', may_publish = false, gallery = null, gallery_shows_name = false,
    gallery_may_remix = false, gallery_allowed_at = null where version_id = any (v_versions);
  update public.submission_events e set answer = '' from public.submissions s
    where s.id = e.submission_id and s.version_id = any (v_versions) and e.type = 'submitted';
  delete from public.design_assets a where a.user_id = p_user_id
    and not exists (select from public.design_versions v where v.assets @> array[a.id]);
end $$;
