create function private.record_return_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.customer_changes (account_id, email)
    select o.user_id, case when o.user_id is null then lower(o.email) end from public.orders o where o.id = new.order_id;
  return null;
end $$;

create trigger return_requests_log_buyer after insert or update of status on public.return_requests
  for each row execute function private.record_return_change();
