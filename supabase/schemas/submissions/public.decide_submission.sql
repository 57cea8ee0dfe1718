create function public.decide_submission(p_id uuid, p_rev int, p_decision text, p_reasons text[], p_answer text) returns int
language sql set search_path = '' as $$ select private.decide_submission(p_id, p_rev, p_decision, p_reasons, p_answer) $$;
