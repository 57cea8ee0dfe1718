-- The open group of a tee that isn't paid yet, for the email before its deadline; else null.
create function public.find_group_reminder(p_member_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', g.id, 'closes_at', g.closes_at)
  from private.group_members m join private.group_orders g on g.id = m.group_id
  where m.id = p_member_id and g.closed_at is null and g.closes_at > private.now()
    and not private.is_group_order_paid(m.order_id)
$$;
