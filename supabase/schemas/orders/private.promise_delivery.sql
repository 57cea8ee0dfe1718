-- An order keeps the delivery days of its pincode; a new address has its own. A new order has no lines yet:
-- place_order() adds the days of custom designs and of a group. An exchange ships once the old item is back, so it has no promise.
create function private.promise_delivery() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_place jsonb;
  v_more int := 0;
begin
  if new.exchange_of is null then
    v_place := public.find_pincode(new.shipping_address ->> 'pincode');
    if exists (select from public.order_items where order_id = new.id and design_version_id is not null) then
      v_more := (v_place ->> 'custom_days')::int;
    end if;
    v_more := v_more + coalesce((
      select private.group_wait_of(g, new.created_at) from private.group_orders g where g.id = new.group_id
    ), 0);
    new.min_days := (v_place ->> 'min_days')::int + v_more;
    new.max_days := (v_place ->> 'max_days')::int + v_more;
  end if;
  return new;
end $$;

create trigger orders_promise before insert on public.orders
  for each row execute function private.promise_delivery();
create trigger orders_promise_move before update of shipping_address on public.orders
  for each row when (new.shipping_address ->> 'pincode' is distinct from old.shipping_address ->> 'pincode')
  execute function private.promise_delivery();
