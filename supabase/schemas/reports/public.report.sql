-- A report of [p_from, p_to), at most two years: { total, days, rows, count }, sums in whole paise, in the columns that
-- count_report() explains. The rows are those of p_limit keys with the largest p_by; `categories` sums products by their
-- current category, `pincodes` and `couriers` sum the parcels. PT400 for an unknown name or a longer range.
create function public.report(p_report text, p_from timestamptz, p_to timestamptz, p_by text default 'm1', p_limit int default 1000) returns jsonb
language plpgsql stable security definer set search_path = '' set work_mem = '64MB' set jit = 'off' as $$
declare
  v_source text := case p_report when 'categories' then 'products' when 'pincodes' then 'parcels' when 'couriers' then 'parcels'
    else p_report end;
  v_answer jsonb;
begin
  perform private.require_permission('reports.read');
  if v_source not in ('sales', 'products', 'coupons', 'parcels', 'tax', 'documents', 'payments')
    or p_to <= p_from or p_to - p_from > interval '735 days' or p_by not in ('n', 'units', 'm1', 'm2', 'm3', 'm4', 'm5') then
    raise sqlstate 'PT400' using message = 'No such report', hint = 'no_report';
  end if;
  if v_source in ('tax', 'documents', 'payments') then
    perform private.require_permission('money.read');
  end if;
  with source as materialized (
    select * from private.read_report(v_source, p_from, p_to)
  ), keyed as (
    select case p_report when 'couriers' then s.b when 'categories' then coalesce(p.primary_category_id::text, '') else s.a end as a,
      case when v_source = 'parcels' then '' else s.b end as b, s.c, s.d,
      s.n, s.units, s.m1, s.m2, s.m3, s.m4, s.m5
    -- The cast is in a case: a plan for all reports would cast the keys of coupons too.
    from source s left join public.products p on p.id = case when p_report = 'categories' then s.a::bigint end
  ), grouped as materialized (
    select k.a, k.b, k.c, k.d, sum(k.n) as n, sum(k.units) as units, sum(k.m1) as m1, sum(k.m2) as m2, sum(k.m3) as m3,
      sum(k.m4) as m4, sum(k.m5) as m5
    from keyed k group by k.a, k.b, k.c, k.d
  ), chosen as (
    select g.* from grouped g
    order by case p_by when 'n' then n when 'units' then units when 'm1' then m1 when 'm2' then m2 when 'm3' then m3
      when 'm4' then m4 else m5 end desc, a, b, c, d
    limit least(p_limit, 100000)
  ), named as (
    select c.*, case p_report
      when 'products' then (select p.name from public.products p where p.id = c.a::bigint)
      when 'categories' then (select k.name from public.categories k where k.id = nullif(c.a, '')::bigint)
      else '' end as label
    from chosen c
  )
  select jsonb_build_object(
    'count', (select count(*) from grouped),
    'total', (
      select jsonb_build_array(coalesce(sum(n), 0), coalesce(sum(units), 0), coalesce(sum(m1), 0), coalesce(sum(m2), 0),
        coalesce(sum(m3), 0), coalesce(sum(m4), 0), coalesce(sum(m5), 0)) from grouped
    ),
    'days', coalesce((
      select jsonb_agg(jsonb_build_object('day', x.day, 'sums', jsonb_build_array(x.n, x.units, x.m1, x.m2, x.m3, x.m4, x.m5)) order by x.day)
      from (
        select s.day, sum(s.n) as n, sum(s.units) as units, sum(s.m1) as m1, sum(s.m2) as m2, sum(s.m3) as m3, sum(s.m4) as m4,
          sum(s.m5) as m5
        from source s group by s.day
      ) as x
    ), '[]'),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'key', jsonb_build_array(x.a, x.b, x.c, x.d), 'label', coalesce(x.label, ''),
        'sums', jsonb_build_array(x.n, x.units, x.m1, x.m2, x.m3, x.m4, x.m5)
      )) from named x
    ), '[]')
  ) into v_answer;
  return v_answer;
end $$;
