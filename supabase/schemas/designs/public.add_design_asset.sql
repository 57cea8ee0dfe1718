-- Records an upload whose files are stored. PT409 assets_full; files_gone: it took over a day, and the files were deleted.
create function public.add_design_asset(p_asset jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_new public.design_assets := jsonb_populate_record(null::public.design_assets, p_asset);
  v_taken int;
begin
  perform private.check_upload_limit(v_new.user_id, v_new.browser_key_hash);
  delete from private.loose_design_files
    where bucket = 'design-assets' and path in (v_new.path, v_new.preview_path) and claimed_at is null;
  get diagnostics v_taken = row_count;
  if v_taken <> 2 then
    raise sqlstate 'PT409' using message = 'The files no longer exist', hint = 'files_gone';
  end if;
  insert into public.design_assets (
    user_id, browser_key_hash, sha256, sent_sha256, width, height, bytes, has_alpha, soft_percent, path, preview_path,
    source_asset_id, notice_version
  ) values (
    v_new.user_id, v_new.browser_key_hash, v_new.sha256, v_new.sent_sha256, v_new.width, v_new.height, v_new.bytes,
    v_new.has_alpha, coalesce(v_new.soft_percent, 0), v_new.path, v_new.preview_path, v_new.source_asset_id,
    v_new.notice_version
  ) returning * into v_new;
  return to_jsonb(v_new);
end $$;
