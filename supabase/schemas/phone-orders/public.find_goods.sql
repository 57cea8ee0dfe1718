-- What can be sold, for somebody who takes an order: at most 8 published products by words of their names or the beginning
-- of a sku, with their sizes, colours, list prices (rupees) and free pieces.
create function public.find_goods(p_query text) returns jsonb
language sql stable set search_path = '' as $$ select private.find_goods(p_query) $$;
