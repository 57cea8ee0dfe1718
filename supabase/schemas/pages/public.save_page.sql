create function public.save_page(p_key text, p_version int, p_fields jsonb) returns int
language sql set search_path = '' as $$ select private.save_page(p_key, p_version, p_fields) $$;
