-- The newest orders of a customer with their refunds, for the admin.
create function private.get_admin_customer_orders(p_user_id uuid, p_limit int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_number', o.order_id, 'status', o.status, 'payment_status', o.payment_status, 'payment_method', o.payment_method,
    'total', o.total, 'at', o.created_at, 'is_guest', o.user_id is null,
    'returns', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'status', r.status, 'at', r.created_at) order by r.created_at), '[]')
      from public.return_requests r where r.order_id = o.id
    )
  ) order by o.created_at desc, o.id desc), '[]')
  from (
    select * from private.orders_of(p_user_id) mine where mine.replaced_by is null
    order by mine.created_at desc, mine.id desc limit p_limit
  ) as o
$$;
