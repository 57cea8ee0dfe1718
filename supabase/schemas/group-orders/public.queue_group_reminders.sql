-- A day before the deadline of a group, emails once those whose tee is not paid.
create function public.queue_group_reminders() returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[] := array(
    select id from private.group_orders
    where closed_at is null and reminded_at is null and closes_at <= private.now() + interval '1 day'
    order by closes_at limit 50 for no key update skip locked
  );
  v_count int;
begin
  update private.group_orders set reminded_at = private.now() where id = any (v_ids);
  insert into public.outbox (topic, email, data)
    select 'group_reminder', coalesce(m.email, o.email), jsonb_build_object('member_id', m.id)
    from private.group_members m
    join private.group_orders g on g.id = m.group_id and g.closes_at > private.now()
    left join public.orders o on o.id = m.order_id
    where m.group_id = any (v_ids) and not private.is_group_order_paid(m.order_id) and coalesce(m.email, o.email) is not null
    on conflict do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
