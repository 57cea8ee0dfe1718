-- For each size of a cut, or of one product: items sold in the last days, items that could be sold (on hand at the
-- beginning, and received since), available items, variants sold out now, lost demand, and mailboxes that wait for a
-- restock.
create function public.size_curve(p_days int, p_cut text, p_product_id bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '6s' as $$
declare
  v_from timestamptz := private.now() - make_interval(days => p_days);
begin
  perform private.require_permission('inventory.read');
  return (
    with chosen as materialized (
      select v.id, v.size, v.stock, v.reserved from public.product_variants v join public.products p on p.id = v.product_id
      where v.is_active and not p.is_deleted and p.status = 'published'
        and case when p_product_id is null then p.cut = p_cut else p.id = p_product_id end
    ), sold as (
      select i.variant_id, sum(i.quantity) as units
      from public.orders o join public.order_items i on i.order_id = o.id
      where o.created_at >= v_from and o.status <> 'Cancelled' group by i.variant_id
    ), moved as (
      select m.variant_id, sum(m.stock_delta) as net, sum(m.stock_delta) filter (where m.reason = 'receive') as received
      from public.stock_moves m where m.created_at >= v_from and m.stock_delta <> 0 group by m.variant_id
    ), missed as (
      select d.variant_id, sum(d.people) as people from public.lost_demand d
      where d.day > private.now()::date - p_days group by d.variant_id
    ), waiting as (
      select r.variant_id, count(*) as mailboxes from public.restock_requests r where r.notified_at is null group by r.variant_id
    )
    select coalesce(jsonb_agg(to_jsonb(curve) order by curve.place), '[]') from (
      select c.size, min(z.sort_order) as place, count(*) as variants,
        coalesce(sum(sold.units), 0) as sold,
        coalesce(sum(c.stock - coalesce(moved.net, 0) + coalesce(moved.received, 0)), 0) as had,
        sum(c.stock - c.reserved) as free,
        count(*) filter (where c.stock <= c.reserved) as sold_out,
        coalesce(sum(missed.people), 0) as missed, coalesce(sum(waiting.mailboxes), 0) as waiting
      from chosen c
      join public.sizes z on z.name = c.size
      left join sold on sold.variant_id = c.id
      left join moved on moved.variant_id = c.id
      left join missed on missed.variant_id = c.id
      left join waiting on waiting.variant_id = c.id
      group by c.size
    ) as curve
  );
end $$;
