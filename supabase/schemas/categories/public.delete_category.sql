create function public.delete_category(p_id bigint, p_version int, p_target bigint default null) returns jsonb
language sql set search_path = '' as $$ select private.delete_category(p_id, p_version, p_target) $$;
