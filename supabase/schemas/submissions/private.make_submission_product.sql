-- Makes an approved design into a draft product, whole or not at all; returns its id. See create_product() and
-- link_submission_product() for what is refused.
create function private.make_submission_product(p_id uuid, p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_product_id bigint := private.create_product(p_facts, p_variants, p_pictures);
begin
  perform private.link_submission_product(p_id, v_product_id);
  return v_product_id;
end $$;
