create function public.save_marketing_section(p_id bigint, p_version int, p_fields jsonb) returns bigint
language sql set search_path = '' as $$ select private.save_marketing_section(p_id, p_version, p_fields) $$;
