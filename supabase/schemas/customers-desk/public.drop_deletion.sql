-- The customer changed their mind.
create function public.drop_deletion(p_user_id uuid) returns void
language sql set search_path = '' as $$ select private.drop_deletion(p_user_id) $$;
