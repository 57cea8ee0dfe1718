create function public.retry_subscription_price(p_id uuid) returns void
language sql set search_path = '' as $$ select private.retry_subscription_price(p_id) $$;
