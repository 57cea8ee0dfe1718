-- Days whose stored rows differ from orders, documents, payments and refunds: [{ day, report }]. Empty when all match.
create function public.check_reports(p_from timestamptz, p_to timestamptz) returns jsonb
language sql stable set search_path = '' set statement_timeout = '30s' as $$
  with days as (
    select k.day, r.report from private.report_days k
    cross join unnest(array['sales', 'products', 'coupons', 'parcels', 'tax', 'documents', 'payments']) as r (report)
    where k.day >= private.indian_day(p_from) and k.day < private.indian_day(p_to)
      and not exists (select from private.report_changes x where x.day = k.day)
  )
  select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'report', d.report) order by d.day, d.report), '[]')
  from days d
  where (
    select jsonb_agg(to_jsonb(l) order by l.a, l.b, l.c, l.d)
    from private.count_report(d.report, private.start_of_day(d.day), private.start_of_day(d.day + 1)) as l
  ) is distinct from (
    select jsonb_agg(to_jsonb(r) - 'day' - 'report' order by r.a, r.b, r.c, r.d)
    from private.report_rows r where r.day = d.day and r.report = d.report
  )
$$;
