-- Turns an approved design into a draft product, all or nothing; returns its id. For errors see create_product() and
-- link_submission_product().
create function public.make_submission_product(p_id uuid, p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_product_id bigint := public.create_product(p_facts, p_variants, p_pictures);
begin
  perform public.link_submission_product(p_id, v_product_id);
  return v_product_id;
end $$;
