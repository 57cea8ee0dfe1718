create function private.parcels_of(p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_order.courier is null and p_order.tracking_number is null then '[]' else
    jsonb_build_array(jsonb_build_object('courier', p_order.courier, 'tracking_number', p_order.tracking_number))
  end || coalesce((
    select jsonb_agg(jsonb_build_object('courier', courier, 'tracking_number', tracking_number) order by id)
    from public.extra_parcels where order_id = p_order.id
  ), '[]')
$$;
