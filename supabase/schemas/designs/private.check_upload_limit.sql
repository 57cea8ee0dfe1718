-- PT409 assets_full: this person or browser has the maximum number of uploads.
create function private.check_upload_limit(p_user_id uuid, p_key_hash text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_most int := case when p_user_id is null then 60 else 400 end;
  v_most_bytes bigint := case when p_user_id is null then 250000000 else 1500000000 end;
begin
  if exists (
    select from public.design_assets where user_id = p_user_id or browser_key_hash = p_key_hash
    having count(*) >= v_most or sum(bytes) >= v_most_bytes
  ) then
    raise sqlstate 'PT409' using message = 'The storage for uploads is full', hint = 'assets_full';
  end if;
end $$;
