create function public.decide_review(p_id bigint, p_rev int, p_decision text, p_refusal text, p_note text) returns int
language sql set search_path = '' as $$ select private.decide_review(p_id, p_rev, p_decision, p_refusal, p_note) $$;
