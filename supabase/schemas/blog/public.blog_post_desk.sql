create function public.blog_post_desk(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.blog_post_desk(p_id) $$;
