-- An upload of the same file by the same owner, or null when there is none and room for one. PT409 assets_full.
create function public.find_design_asset(p_sent_sha256 text, p_user_id uuid default null, p_key_hash text default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_known public.design_assets;
begin
  update public.design_assets set used_at = private.now() where id = (
    select id from public.design_assets
    where (user_id = p_user_id or browser_key_hash = p_key_hash) and sent_sha256 = p_sent_sha256
    order by created_at limit 1
  ) returning * into v_known;
  if v_known.id is null then
    perform private.check_upload_limit(p_user_id, p_key_hash);
    return null;
  end if;
  return to_jsonb(v_known);
end $$;
