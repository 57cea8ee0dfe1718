create function private.tell_shop_of_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_shop(array['refund_failed'], jsonb_build_object(
    'refund_id', new.id, 'amount', new.amount, 'order_number', (select order_id from public.orders where id = new.order_id)
  ));
  return null;
end $$;

create trigger refunds_tell_shop after update of status on public.refunds
  for each row when (new.status = 'failed' and old.status <> 'failed') execute function private.tell_shop_of_refund();
