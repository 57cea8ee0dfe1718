create function public.resolve_category(p_text text, out primary_id bigint, out subcategory_id bigint)
language sql set search_path = '' as $$ select * from private.resolve_category(p_text) $$;
