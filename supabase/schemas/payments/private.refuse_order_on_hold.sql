-- A disputed order is not produced, packed or sent. A fully refunded order is not started, even when the refund arrives
-- late.
create function private.refuse_order_on_hold() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = tg_argv[1], hint = tg_argv[0];
end $$;

create trigger orders_refunded before update of status on public.orders
  for each row when (
    new.payment_status = 'refunded' and old.status = 'Confirmed' and new.status = 'In Production'
  )
  execute function private.refuse_order_on_hold('refunded', 'This order has been refunded');
create trigger orders_disputed before update of status on public.orders
  for each row when (
    new.disputed_at is not null
    and (old.status, new.status) in (('Confirmed', 'In Production'), ('In Production', 'Packed'), ('Packed', 'Shipped'))
  )
  execute function private.refuse_order_on_hold('disputed', 'The payment of this order is disputed');
