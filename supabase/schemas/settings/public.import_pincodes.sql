create function public.import_pincodes(p_rows jsonb, p_expected jsonb default null) returns jsonb
language sql set search_path = '' as $$ select private.import_pincodes(p_rows, p_expected) $$;
