-- An order to produce, or one that waits for confirmation. Exchanges are no sales.
create function private.notify_staff_of_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_facts jsonb := jsonb_build_object('order_number', new.order_id, 'total', new.total, 'payment_method', new.payment_method);
begin
  if tg_op = 'INSERT' and new.status = 'COD Review' then
    perform private.notify_staff(array['cod_to_confirm'], v_facts);
  elsif new.status = 'Confirmed' then
    perform private.notify_staff(
      case when new.total >= private.high_value_from() then array['high_value_order', 'order_placed'] else array['order_placed'] end,
      v_facts
    );
  end if;
  return null;
end $$;

create trigger orders_staff_notice after insert on public.orders
  for each row when (new.exchange_of is null and new.status in ('COD Review', 'Confirmed')) execute function private.notify_staff_of_order();
create trigger orders_staff_notice_confirmed after update of status on public.orders
  for each row when (new.exchange_of is null and new.status = 'Confirmed' and old.status in ('Pending Payment', 'COD Review'))
  execute function private.notify_staff_of_order();
