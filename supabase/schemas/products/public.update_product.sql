create function public.update_product(
  p_id bigint, p_version int, p_facts jsonb, p_variants jsonb, p_pictures jsonb
) returns int
language sql set search_path = '' as $$
  select private.update_product(p_id, p_version, p_facts, p_variants, p_pictures)
$$;
