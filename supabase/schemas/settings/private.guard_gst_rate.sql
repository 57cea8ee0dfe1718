-- A started rate is on invoices: staff add and delete only rates that start tomorrow or later. Migrations may change all.
create function private.guard_gst_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_today date := (private.now() at time zone 'Asia/Kolkata')::date;
begin
  if private.acting_staff() is not null
    and ((tg_op <> 'INSERT' and old.starts_on <= v_today) or (tg_op <> 'DELETE' and new.starts_on <= v_today))
  then
    raise sqlstate 'PT409' using
      message = 'A tax rate in effect can''t be changed: add one that starts tomorrow or later', hint = 'rate_began';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger gst_rates_guard before insert or update or delete on public.gst_rates
  for each row execute function private.guard_gst_rate();
