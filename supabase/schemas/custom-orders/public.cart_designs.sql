create function public.cart_designs(p_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$ select private.cart_designs(p_ids) $$;
