-- Raises PT409 for an exchange that may not be produced yet, or not at all: exchange_waits, disputed, refunded.
create function private.require_exchange_ready(p_order public.orders) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_paid public.orders := private.paid_order_of(p_order);
begin
  if v_paid.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The payment of this order is disputed', hint = 'disputed';
  elsif v_paid.payment_status = 'refunded' then
    raise sqlstate 'PT409' using message = 'This order has been refunded', hint = 'refunded';
  elsif private.waits_for_return(p_order.id) then
    raise sqlstate 'PT409' using message = 'This exchange is waiting for the returned items', hint = 'exchange_waits';
  end if;
end $$;
