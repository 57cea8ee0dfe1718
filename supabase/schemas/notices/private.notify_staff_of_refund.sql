create function private.notify_staff_of_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_staff(array['refund_failed'], jsonb_build_object(
    'refund_id', new.id, 'amount', new.amount, 'order_number', (select order_id from public.orders where id = new.order_id)
  ));
  return null;
end $$;

create trigger refunds_staff_notice after update of status on public.refunds
  for each row when (new.status = 'failed' and old.status <> 'failed') execute function private.notify_staff_of_refund();
