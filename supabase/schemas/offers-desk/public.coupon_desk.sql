create function public.coupon_desk(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.coupon_desk(p_id) $$;
