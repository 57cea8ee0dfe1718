create function public.link_submission_product(p_id uuid, p_product_id bigint) returns void
language sql set search_path = '' as $$ select private.link_submission_product(p_id, p_product_id) $$;
