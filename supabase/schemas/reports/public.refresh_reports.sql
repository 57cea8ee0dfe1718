-- Stores at most p_limit days that are missing or have changed; returns how many. A day is complete an hour after its
-- end, when every later write records a change. A second concurrent run does nothing.
create function public.refresh_reports(p_limit int default 31) returns int
language plpgsql set search_path = '' set statement_timeout = '30s' as $$
declare
  v_last date := private.indian_day(private.now() - interval '1 hour') - 1;
  v_first date;
  v_days date[];
  v_day date;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('refresh_reports', 0)) then
    return 0;
  end if;
  v_first := private.indian_day(least(
    (select min(created_at) from public.orders), (select min(issued_at) from public.invoices),
    (select min(created_at) from public.payments where status = 'captured')
  ));
  v_days := array(
    select x.day from (
      select c.day from private.report_changes c where c.day <= v_last
      union
      select s.day::date from generate_series(v_first, v_last, interval '1 day') as s (day)
      where not exists (select from private.report_days k where k.day = s.day::date)
    ) as x order by x.day desc limit p_limit
  );
  -- Changes recorded from here on are not lost: the day is stored after its records are deleted.
  delete from private.report_changes where day = any (v_days);
  foreach v_day in array v_days loop
    perform private.build_report_day(v_day);
  end loop;
  if cardinality(v_days) > 0 then
    perform private.count_sales(v_last);
  end if;
  return cardinality(v_days);
end $$;
