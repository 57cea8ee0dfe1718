-- For rows of an order: its day has changed.
create function private.note_report_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_report_day(o.created_at) from public.orders o
    where o.id = case tg_op when 'DELETE' then old.order_id else new.order_id end;
  return null;
end $$;
