create function private.get_admin_order_returns(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'kind', q.kind, 'status', q.status, 'reason', q.reason, 'at', q.created_at,
    'picked_up_at', q.picked_up_at, 'closed_at', q.closed_at, 'owed', q.owed, 'value', private.value_of_return(q.id),
    'deducted', q.deducted, 'deduction_reason', q.deduction_reason,
    'needs_upi', q.upi_id is null and q.owed > 0, 'exchange_order', (
      select jsonb_build_object('order_number', e.order_id, 'status', e.status)
      from public.orders e where e.id = q.exchange_order_id
    ), 'items', (
      select jsonb_agg(jsonb_build_object(
        'item_id', i.id, 'title', i.title, 'size', i.size, 'color_name', i.color_name, 'quantity', r.quantity,
        'restocked', r.restocked, 'missing', r.missing, 'is_own_design', i.design_version_id is not null,
        'new_size', v.size, 'new_color', v.color
      ) order by i.id)
      from public.return_items r
      join public.order_items i on i.id = r.order_item_id
      left join public.product_variants v on v.id = r.exchange_variant_id
      where r.return_id = q.id
    )
  ) order by q.created_at desc, q.id), '[]')
  from public.return_requests q where q.order_id = p_order_id
$$;
