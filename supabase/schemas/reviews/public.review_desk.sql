create function public.review_desk(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.review_desk(p_id) $$;
