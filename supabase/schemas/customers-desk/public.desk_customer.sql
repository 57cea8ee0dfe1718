create function public.desk_customer(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.desk_customer(p_user_id) $$;
