create function public.variant_ledger(p_variant_id bigint, p_before bigint, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.variant_ledger(p_variant_id, p_before, p_limit) $$;
