create function public.picking_list(p_order_numbers text[] default null) returns jsonb
language sql stable set search_path = '' as $$ select private.picking_list(p_order_numbers) $$;
