-- Stores the rows of all reports of a day.
create function private.build_report_day(p_day date) returns void
language sql set search_path = '' as $$
  delete from private.report_rows where day = p_day;
  insert into private.report_rows (day, report, a, b, c, d, n, units, m1, m2, m3, m4, m5)
    select p_day, k.report, l.*
    from unnest(array['sales', 'products', 'coupons', 'parcels', 'tax', 'documents', 'payments']) as k (report)
    cross join lateral private.count_report(k.report, private.start_of_day(p_day), private.start_of_day(p_day + 1)) as l;
  insert into private.report_days (day) values (p_day) on conflict (day) do update set built_at = private.now();
$$;
