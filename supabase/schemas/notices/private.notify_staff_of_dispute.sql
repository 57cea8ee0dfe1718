create function private.notify_staff_of_dispute() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_staff(array['dispute_opened'], jsonb_build_object(
    'dispute_id', new.dispute_id, 'amount', new.amount, 'respond_by', new.respond_by, 'order_number', (
      select o.order_id from public.payments p join public.orders o on o.id = p.order_id where p.payment_id = new.payment_id
    )
  ));
  return null;
end $$;

create trigger disputes_staff_notice after insert on public.disputes
  for each row when (new.status not in ('won', 'closed', 'lost')) execute function private.notify_staff_of_dispute();
