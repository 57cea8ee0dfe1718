create function public.create_product(p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
language sql set search_path = '' as $$ select private.create_product(p_facts, p_variants, p_pictures) $$;
