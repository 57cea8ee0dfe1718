create function public.delete_blog_post(p_id bigint, p_version int) returns void
language sql set search_path = '' as $$ select private.delete_blog_post(p_id, p_version) $$;
