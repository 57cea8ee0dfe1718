create function public.basic_product(p_color text) returns text
language sql stable set search_path = '' as $$ select private.basic_product(p_color) $$;
