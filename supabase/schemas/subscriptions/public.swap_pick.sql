create function public.swap_pick(p_id uuid, p_version int, p_position int, p_variant_id bigint) returns jsonb
language sql set search_path = '' as $$ select private.swap_pick(p_id, p_version, p_position, p_variant_id) $$;
