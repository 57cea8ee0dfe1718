-- The items of an order as text, for its timeline.
create function private.describe_order_lines(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('lines', coalesce(string_agg(
    format('%s × %s, %s, %s', quantity, title, color_name, size), '; ' order by variant_id
  ), ''))
  from public.order_items where order_id = p_order_id
$$;
