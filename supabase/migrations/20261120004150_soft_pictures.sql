alter table public.design_assets add column soft_percent smallint not null default 0 check (soft_percent between 0 and 100);
comment on column public.design_assets.soft_percent is 'How much of what is inked is see-through; 0 also for what was uploaded before this was measured';

-- Notes an upload whose files are stored. PT409 assets_full; files_gone: it took a day, and the files went.
create or replace function public.add_design_asset(p_asset jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_new public.design_assets := jsonb_populate_record(null::public.design_assets, p_asset);
  v_taken int;
begin
  perform private.check_design_room(v_new.user_id, v_new.browser_key_hash);
  delete from private.loose_design_files
    where bucket = 'design-assets' and path in (v_new.path, v_new.preview_path) and claimed_at is null;
  get diagnostics v_taken = row_count;
  if v_taken <> 2 then
    raise sqlstate 'PT409' using message = 'The files are not there any more', hint = 'files_gone';
  end if;
  insert into public.design_assets (
    user_id, browser_key_hash, sha256, sent_sha256, width, height, bytes, has_alpha, soft_percent, path, preview_path,
    source_asset_id
  ) values (
    v_new.user_id, v_new.browser_key_hash, v_new.sha256, v_new.sent_sha256, v_new.width, v_new.height, v_new.bytes,
    v_new.has_alpha, coalesce(v_new.soft_percent, 0), v_new.path, v_new.preview_path, v_new.source_asset_id
  ) returning * into v_new;
  return to_jsonb(v_new);
end $$;

-- Gives uploads to another owner: rows of their own that show the same files. Returns the new ids by the old ones; one that
-- the owner has already is not copied again.
create or replace function public.copy_design_assets(p_ids uuid[], p_user_id uuid default null, p_key_hash text default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_one public.design_assets;
  v_own uuid;
  v_map jsonb := '{}';
begin
  for v_one in select * from public.design_assets where id = any (p_ids) order by id for key share loop
    update public.design_assets set used_at = private.now() where id = (
      select id from public.design_assets
      where (user_id = p_user_id or browser_key_hash = p_key_hash) and path = v_one.path limit 1
    ) returning id into v_own;
    if v_own is null then
      perform private.check_design_room(p_user_id, p_key_hash);
      insert into public.design_assets (
        user_id, browser_key_hash, sha256, sent_sha256, width, height, bytes, has_alpha, soft_percent, path, preview_path
      ) values (
        p_user_id, p_key_hash, v_one.sha256, v_one.sent_sha256, v_one.width, v_one.height, v_one.bytes, v_one.has_alpha,
        v_one.soft_percent, v_one.path, v_one.preview_path
      ) returning id into v_own;
    end if;
    v_map := v_map || jsonb_build_object(v_one.id, v_own);
  end loop;
  return v_map;
end $$;
