create function public.save_blog_author(p_id bigint, p_name text, p_about text) returns bigint
language sql set search_path = '' as $$ select private.save_blog_author(p_id, p_name, p_about) $$;
