create function public.make_submission_product(p_id uuid, p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
language sql set search_path = '' as $$ select private.make_submission_product(p_id, p_facts, p_variants, p_pictures) $$;
