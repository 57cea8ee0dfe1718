-- Once per order, however often the customer tries.
create function private.notify_staff_of_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_staff(array['payment_failed'], jsonb_build_object('order_number', o.order_id, 'total', o.total))
  from public.orders o where o.id = new.order_id and o.status = 'Pending Payment';
  return null;
end $$;

create trigger payments_staff_notice after insert on public.payments
  for each row when (new.status = 'failed') execute function private.notify_staff_of_payment();
