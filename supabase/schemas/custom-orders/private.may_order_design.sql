-- Whether this person or browser may order a version: it is their own, or they may reorder it. is_printable_on() checks
-- the agreement to the proof.
create function private.may_order_design(p_version_id uuid, p_user_id uuid, p_key_hash text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.design_versions
    where id = p_version_id and (user_id = p_user_id or browser_key_hash = p_key_hash)
  ) or exists (
    select from private.reorder_grants where version_id = p_version_id and browser_key_hash = p_key_hash
  )
$$;
