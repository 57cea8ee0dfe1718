-- The result of each group of the experiment over so many days: { arm, visitors, leads, orders, revenue }. Only sold
-- orders are included.
create function public.popup_result(p_days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_since date := (private.now() at time zone 'Asia/Kolkata')::date - p_days;
begin
  perform private.require_permission('reports.read');
  return (
    select jsonb_agg(jsonb_build_object(
      'arm', a.arm, 'visitors', d.visitors, 'leads', d.leads, 'orders', o.orders, 'revenue', o.revenue
    ) order by a.arm desc)
    from (values ('shown'), ('held')) as a (arm)
    cross join lateral (
      select coalesce(sum(visitors), 0) as visitors, coalesce(sum(leads), 0) as leads
      from public.lead_popup_days where arm = a.arm and day > v_since
    ) as d
    cross join lateral (
      select count(*) as orders, coalesce(sum(o.total), 0) as revenue
      from public.lead_popup_orders p join public.orders o on o.id = p.order_id
      where p.arm = a.arm and o.created_at >= (v_since + 1)::timestamp at time zone 'Asia/Kolkata' and private.is_sold_order(o)
    ) as o
  );
end $$;
