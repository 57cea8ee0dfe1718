-- Sales of the last days in India's time, without cancelled, RTO and unpaid orders and exchanges, as in the sales
-- report.
create function public.sales_by_day(p_days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today date := (private.now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.require_permission('reports.read');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'orders', d.orders, 'total', d.total) order by d.day), '[]')
    from (
      select day::date as day, count(o.id)::int as orders, coalesce(sum(o.total), 0) as total
      from generate_series(v_today - (least(p_days, 400) - 1), v_today, interval '1 day') as day
      left join public.orders o
        on o.created_at >= day::date::timestamp at time zone 'Asia/Kolkata'
        and o.created_at < (day::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and o.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO') and o.payment_method <> 'none'
      group by day
    ) as d
  );
end $$;
