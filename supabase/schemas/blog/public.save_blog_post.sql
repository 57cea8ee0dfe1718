create function public.save_blog_post(p_id bigint, p_version int, p_fields jsonb) returns bigint
language sql set search_path = '' as $$ select private.save_blog_post(p_id, p_version, p_fields) $$;
