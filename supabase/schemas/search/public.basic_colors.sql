create function public.basic_colors() returns setof text
language sql stable set search_path = '' as $$ select private.basic_colors() $$;
