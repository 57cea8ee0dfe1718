-- For rows of an order: its day has changed.
create function private.record_report_order_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_report_day(o.created_at) from public.orders o
    where o.id = case tg_op when 'DELETE' then old.order_id else new.order_id end;
  return null;
end $$;

create trigger order_items_report after insert or update or delete on public.order_items
  for each row execute function private.record_report_order_change();
create trigger return_requests_report after insert or update of status or delete on public.return_requests
  for each row execute function private.record_report_order_change();
