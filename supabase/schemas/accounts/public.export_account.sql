create function public.export_account(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.export_account(p_user_id) $$;
