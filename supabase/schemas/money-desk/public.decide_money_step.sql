create function public.decide_money_step(p_step_id uuid, p_is_agreed boolean) returns void
language sql set search_path = '' as $$ select private.decide_money_step(p_step_id, p_is_agreed) $$;
