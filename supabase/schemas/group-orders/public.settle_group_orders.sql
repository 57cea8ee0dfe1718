-- Settles up to a limit of paid orders of closed groups. Whatever was interrupted continues with the next call.
create function public.settle_group_orders(p_limit int default 50) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[] := array(
    select o.id
    from public.orders o
    where o.status = 'Confirmed' and o.disputed_at is null and o.id in (
      select m.order_id from private.group_members m join private.group_orders g on g.id = m.group_id
      where g.closed_at is not null and m.settled_at is null
    )
    order by o.created_at, o.id limit p_limit
    for update of o skip locked
  );
begin
  perform private.settle_group_order(id) from unnest(v_ids) as id;
  return cardinality(v_ids);
end $$;
