-- For an order, payment or refund: the moments by which reports count it are named by the trigger.
create function private.note_report_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.note_report_day((to_jsonb(old) ->> tg_argv[0])::timestamptz);
  end if;
  if tg_op <> 'DELETE' then
    perform private.note_report_day((to_jsonb(new) ->> tg_argv[0])::timestamptz);
  end if;
  return null;
end $$;
