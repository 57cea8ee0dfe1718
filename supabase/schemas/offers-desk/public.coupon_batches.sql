create function public.coupon_batches() returns jsonb
language sql stable set search_path = '' as $$ select private.coupon_batches() $$;
