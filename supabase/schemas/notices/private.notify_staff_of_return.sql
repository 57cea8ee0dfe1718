create function private.notify_staff_of_return() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_staff(array['return_requested'], jsonb_build_object(
    'return_id', new.id, 'kind', new.kind, 'order_number', (select order_id from public.orders where id = new.order_id)
  ));
  return null;
end $$;

create trigger return_requests_staff_notice after insert on public.return_requests
  for each row execute function private.notify_staff_of_return();
