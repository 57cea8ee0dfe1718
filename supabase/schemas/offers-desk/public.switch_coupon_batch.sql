create function public.switch_coupon_batch(p_batch uuid, p_is_active boolean) returns int
language sql set search_path = '' as $$ select private.switch_coupon_batch(p_batch, p_is_active) $$;
