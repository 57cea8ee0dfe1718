-- Queues a refund of what is left of the payment when a paid order is cancelled.
create function private.refund_cancelled_order() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_payment public.payments;
  v_left numeric;
begin
  select * into v_payment from public.payments where payment_id = new.paid_by for no key update;
  v_left := private.payment_refundable_amount(v_payment);
  if v_left > 0 then
    perform private.queue_refund(new.id, new.paid_by, v_left, 'cancelled', 'system');
  end if;
  return null;
end $$;

create trigger orders_refund after update of status on public.orders
  for each row when (
    new.status = 'Cancelled' and old.status <> 'Cancelled' and new.paid_by is not null and new.replaced_by is null
  )
  execute function private.refund_cancelled_order();
