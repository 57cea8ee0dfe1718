create function public.take_submission(p_id uuid, p_rev int, p_is_taken boolean) returns int
language sql set search_path = '' as $$ select private.take_submission(p_id, p_rev, p_is_taken) $$;
