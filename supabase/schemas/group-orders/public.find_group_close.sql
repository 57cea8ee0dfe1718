-- The end of an order's group, for its email: how many tees were paid, the order's refund in rupees, and whether the order
-- waits for its customer, because a design was rejected.
-- Null unless the order was settled and still stands.
create function public.find_group_close(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'quantity', g.final_quantity, 'refund', private.group_refund_of(o.id),
    'is_on_hold', exists (
      select from public.order_items i where i.order_id = o.id and private.is_art_refused(i.design_version_id)
    )
  )
  from public.orders o
  join private.group_members m on m.order_id = o.id and m.settled_at is not null
  join private.group_orders g on g.id = m.group_id
  where o.id = p_order_id and o.status <> 'Cancelled'
$$;
