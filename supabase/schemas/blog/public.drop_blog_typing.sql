create function public.drop_blog_typing(p_id uuid) returns void
language sql set search_path = '' as $$ select private.drop_blog_typing(p_id) $$;
