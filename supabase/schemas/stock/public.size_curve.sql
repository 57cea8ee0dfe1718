create function public.size_curve(p_days int, p_cut text, p_product_id bigint default null) returns jsonb
language sql stable set search_path = '' as $$ select private.size_curve(p_days, p_cut, p_product_id) $$;
