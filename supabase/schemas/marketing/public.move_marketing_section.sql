create function public.move_marketing_section(p_id bigint, p_position int) returns void
language sql set search_path = '' as $$ select private.move_marketing_section(p_id, p_position) $$;
