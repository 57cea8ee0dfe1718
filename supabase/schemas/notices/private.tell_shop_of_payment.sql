-- Once per order, however often the customer tries.
create function private.tell_shop_of_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_shop(array['payment_failed'], jsonb_build_object('order_number', o.order_id, 'total', o.total))
  from public.orders o where o.id = new.order_id and o.status = 'Pending Payment';
  return null;
end $$;

create trigger payments_tell_shop after insert on public.payments
  for each row when (new.status = 'failed') execute function private.tell_shop_of_payment();
