-- The fields of an order in a list, and the order that it exchanges. The row policies show admins all orders; this
-- returns only their own.
create function private.my_order_rows()
returns table (created_at timestamptz, id uuid, status text, total numeric, entry jsonb)
language sql stable security definer set search_path = '' as $$
  select o.created_at, o.id, o.status, o.total, jsonb_build_object(
    'id', o.id, 'order_id', o.order_id, 'user_id', o.user_id, 'status', o.status,
    'payment_method', o.payment_method, 'payment_status', o.payment_status, 'total', o.total,
    'gateway_order_id', o.gateway_order_id, 'expires_at', o.expires_at, 'created_at', o.created_at,
    'replaced_by', o.replaced_by,
    'exchange_for', (select paid.order_id from public.orders paid where paid.id = o.exchange_of),
    'is_exchange_requested', exists (
      select from public.return_requests q where q.order_id = o.id and q.status = 'Requested' and q.kind = 'exchange'
    ),
    'waits_for_buyer', o.status = 'Confirmed' and exists (
      select from public.order_items i where i.order_id = o.id and private.is_art_refused(i.design_version_id)
    ),
    'items', (
      select jsonb_agg(
        jsonb_build_object('title', i.title, 'quantity', i.quantity, 'image_url', i.image_url) order by i.id
      )
      from public.order_items i where i.order_id = o.id
    )
  )
  from private.orders_of((select auth.uid())) o
  where o.replaced_by is null
$$;
