create function public.set_low_marks(p_variant_ids bigint[], p_low_at int default null) returns void
language sql set search_path = '' as $$ select private.set_low_marks(p_variant_ids, p_low_at) $$;
