create function public.shared_wishlist(p_token text) returns jsonb
language sql stable set search_path = '' as $$ select private.shared_wishlist(p_token) $$;
