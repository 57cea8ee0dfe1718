-- The order that was paid: for an exchange order, the first one.
create function private.paid_order_of(p_order public.orders) returns public.orders
language plpgsql stable set search_path = '' as $$
declare
  v_order public.orders := p_order;
begin
  while v_order.exchange_of is not null loop
    select * into v_order from public.orders where id = v_order.exchange_of;
  end loop;
  return v_order;
end $$;
