create function public.find_link_owner(p_token_hash text) returns jsonb
language sql stable set search_path = '' as $$ select private.find_link_owner(p_token_hash) $$;
