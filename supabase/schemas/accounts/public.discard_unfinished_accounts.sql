create function public.discard_unfinished_accounts(p_email text, p_phone text default null) returns int
language sql set search_path = '' as $$ select private.discard_unfinished_accounts(p_email, p_phone) $$;
