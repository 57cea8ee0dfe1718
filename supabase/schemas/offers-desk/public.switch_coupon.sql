create function public.switch_coupon(p_id bigint, p_is_active boolean) returns void
language sql set search_path = '' as $$ select private.switch_coupon(p_id, p_is_active) $$;
