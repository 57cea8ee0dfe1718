create function public.delete_marketing_section(p_id bigint, p_version int) returns void
language sql set search_path = '' as $$ select private.delete_marketing_section(p_id, p_version) $$;
