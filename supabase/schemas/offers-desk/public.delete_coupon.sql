create function public.delete_coupon(p_id bigint) returns void
language sql set search_path = '' as $$ select private.delete_coupon(p_id) $$;
