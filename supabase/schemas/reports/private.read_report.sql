-- A report's rows of [p_from, p_to): stored ones for unchanged whole days, calculated ones for the rest.
create function private.read_report(p_report text, p_from timestamptz, p_to timestamptz) returns table (
  day date, a text, b text, c text, d text, n bigint, units bigint, m1 bigint, m2 bigint, m3 bigint, m4 bigint, m5 bigint
)
language sql stable set search_path = '' as $$
  with days as materialized (
    select s.day::date as day, greatest(p_from, private.start_of_day(s.day::date)) as starts,
      least(p_to, private.start_of_day(s.day::date + 1)) as ends
    from generate_series(private.indian_day(p_from), private.indian_day(p_to - interval '1 microsecond'), interval '1 day') as s (day)
  ), stored as materialized (
    select d.day from days d join private.report_days k on k.day = d.day
    where d.starts = private.start_of_day(d.day) and d.ends = private.start_of_day(d.day + 1)
      and not exists (select from private.report_changes x where x.day = d.day)
  )
  select r.day, r.a, r.b, r.c, r.d, r.n, r.units, r.m1, r.m2, r.m3, r.m4, r.m5
  from private.report_rows r
  where r.report = p_report and r.day between private.indian_day(p_from) and private.indian_day(p_to)
    and r.day in (select day from stored)
  union all
  select d.day, l.* from days d cross join lateral private.count_report(p_report, d.starts, d.ends) as l
  where d.day not in (select day from stored)
$$;
