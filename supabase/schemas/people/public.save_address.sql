create function public.save_address(p_id uuid, p_address jsonb, p_is_default boolean default false) returns uuid
language sql set search_path = '' as $$ select private.save_address(p_id, p_address, p_is_default) $$;
