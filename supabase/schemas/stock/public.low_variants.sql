create function public.low_variants(p_is_out boolean, p_offset int, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.low_variants(p_is_out, p_offset, p_limit) $$;
