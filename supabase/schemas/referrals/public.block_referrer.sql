create function public.block_referrer(p_referrer_id uuid, p_rev int, p_reason text) returns void
language sql set search_path = '' as $$ select private.block_referrer(p_referrer_id, p_rev, p_reason) $$;
