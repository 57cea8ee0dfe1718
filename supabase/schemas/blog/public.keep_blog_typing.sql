create function public.keep_blog_typing(p_id uuid, p_post_id bigint, p_fields jsonb) returns timestamptz
language sql set search_path = '' as $$ select private.keep_blog_typing(p_id, p_post_id, p_fields) $$;
