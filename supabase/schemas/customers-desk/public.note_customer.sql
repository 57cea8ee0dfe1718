create function public.note_customer(p_user_id uuid, p_body text) returns void
language sql set search_path = '' as $$ select private.note_customer(p_user_id, p_body) $$;
