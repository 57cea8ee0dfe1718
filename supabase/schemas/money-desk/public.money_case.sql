create function public.money_case(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.money_case(p_id) $$;
