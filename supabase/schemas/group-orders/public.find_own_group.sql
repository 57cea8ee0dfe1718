-- A group for its organiser: every tee and whether it is paid, and after the close the sum of the refunded differences. Null
-- for another person's.
create function public.find_own_group(p_id uuid, p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.describe_group(g) || jsonb_build_object('tees', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', t.member_id, 'name', t.name, 'number', t.number, 'size', t.size, 'state', t.state
    ) order by t.place)
    from private.group_tees(g.id) as t
  ), '[]'), 'refund', coalesce((
    select sum(r.amount) from public.refunds r join public.orders o on o.id = r.order_id
    where o.group_id = g.id and r.reason = 'group_price' and r.follows is null
  ), 0))
  from private.group_orders g where g.id = p_id and g.user_id = p_user_id
$$;
