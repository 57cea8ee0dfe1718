-- Removes what a person designed and uploaded. Versions that were ordered stay for the books, without their owner, and with
-- the uploads that they show.
create function private.forget_designs_of(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.forget_ai_art_of(p_user_id);
  delete from public.designs where user_id = p_user_id;
  update public.design_versions set share_token_hash = null where user_id = p_user_id;
  delete from public.design_versions v where v.user_id = p_user_id and not private.is_version_named(v);
  delete from public.design_assets a where a.user_id = p_user_id
    and not exists (select from public.design_versions v where v.assets @> array[a.id]);
end $$;
