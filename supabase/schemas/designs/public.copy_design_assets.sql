-- Copies uploads to another owner as rows of the same files. Returns the new ids by the old ones; one that the owner
-- already has is not copied.
create function public.copy_design_assets(p_ids uuid[], p_user_id uuid default null, p_key_hash text default null)
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
      perform private.check_upload_limit(p_user_id, p_key_hash);
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
