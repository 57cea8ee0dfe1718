-- Moves a browser's designs to the person who logged in with it.
create function public.claim_designs(p_user_id uuid, p_key_hash text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.design_assets set user_id = p_user_id, browser_key_hash = null where browser_key_hash = p_key_hash;
  update public.design_versions set user_id = p_user_id, browser_key_hash = null where browser_key_hash = p_key_hash;
end $$;
