create function public.my_reviews(p_offset int, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.my_reviews(p_offset, p_limit) $$;
