-- Stores a version of a design; the same content of the same owner is the same version. Returns its id. PT404
-- asset_missing: it uses an upload of another owner.
create function public.freeze_design(p_version jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_new public.design_versions := jsonb_populate_record(null::public.design_versions, p_version);
  v_assets uuid[] := private.assets_in(v_new.document);
  v_updated int;
  v_id uuid;
begin
  -- Locked until the version refers to them, so that the sweep can't delete them in between.
  update public.design_assets set used_at = private.now()
    where id = any (v_assets) and (user_id = v_new.user_id or browser_key_hash = v_new.browser_key_hash);
  get diagnostics v_updated = row_count;
  if v_updated <> cardinality(v_assets) then
    raise sqlstate 'PT404' using message = 'A picture of this design no longer exists', hint = 'asset_missing';
  end if;
  select id into v_id from public.design_versions
    where design_id = v_new.design_id and sha256 = v_new.sha256 and name = v_new.name
      and (user_id = v_new.user_id or browser_key_hash = v_new.browser_key_hash)
    order by created_at desc limit 1;
  if v_id is null then
    insert into public.design_versions (
      design_id, user_id, browser_key_hash, name, document, sha256, prints, issues, is_plain, words_key
    ) values (
        v_new.design_id, v_new.user_id, v_new.browser_key_hash, v_new.name, v_new.document, v_new.sha256, v_new.prints,
        v_new.issues, coalesce(v_new.is_plain, false), v_new.words_key
      ) returning id into v_id;
  end if;
  return v_id;
end $$;
