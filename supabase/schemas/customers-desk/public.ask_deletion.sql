-- Notes that a customer asked in writing for their account to be deleted. PT409 is_staff | done_meanwhile.
create function public.ask_deletion(p_user_id uuid, p_note text) returns void
language sql set search_path = '' as $$ select private.ask_deletion(p_user_id, p_note) $$;
