create function public.replace_registration(p_email text, p_key text) returns int
language sql set search_path = '' as $$ select private.replace_registration(p_email, p_key) $$;
