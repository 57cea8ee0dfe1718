-- Locks the order, after those whose items it replaces, the oldest first.
create function private.lock_order(p_order_id uuid) returns public.orders
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
  v_id uuid;
begin
  for v_id in
    with recursive chain as (
      select id, exchange_of, 0 as depth from public.orders where id = p_order_id
      union all
      select o.id, o.exchange_of, c.depth + 1 from public.orders o join chain c on o.id = c.exchange_of
    )
    select id from chain order by depth desc
  loop
    select * into v_order from public.orders where id = v_id for update;
  end loop;
  if v_order.id is null then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_order;
end $$;
