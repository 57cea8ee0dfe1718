create function public.tag_order(p_order_number text, p_tags text[]) returns void
language sql set search_path = '' as $$ select private.tag_order(p_order_number, p_tags) $$;
