create function public.forget_missing_pages(p_paths text[]) returns int
language sql set search_path = '' as $$ select private.forget_missing_pages(p_paths) $$;
