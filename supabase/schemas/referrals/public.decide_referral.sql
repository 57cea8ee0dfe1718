create function public.decide_referral(p_order_number text, p_rev int, p_state text) returns void
language sql set search_path = '' as $$ select private.decide_referral(p_order_number, p_rev, p_state) $$;
