create function public.move_category(p_id bigint, p_parent_id bigint, p_before_id bigint default null) returns jsonb
language sql set search_path = '' as $$ select private.move_category(p_id, p_parent_id, p_before_id) $$;
