create view public.coupon_list as
select c.id, c.code, c.description, c.kind, c.value, c.max_discount, c.min_goods, c.starts_at, c.ends_at, c.max_uses,
  c.used, c.is_automatic, c.is_active, c.created_at, c.batch, c.code || ' ' || c.description as words,
  c.is_active and c.starts_at <= private.now() and coalesce(c.ends_at, 'infinity') > private.now()
    and not coalesce(c.used >= c.max_uses, false) as is_running,
  c.starts_at > private.now() as is_scheduled, coalesce(c.ends_at, 'infinity') <= private.now() as is_ended,
  coalesce(c.used >= c.max_uses, false) as is_used_up, not c.is_active as is_off, c.batch is null as is_by_hand,
  (
    select coalesce(sum(o.total), 0)::numeric(12, 2) from public.orders o where o.coupon_id = c.id and private.is_sold_order(o)
  ) as revenue,
  (
    select coalesce(sum(o.coupon_discount), 0)::numeric(12, 2)
    from public.orders o where o.coupon_id = c.id and private.is_sold_order(o)
  ) as discount_given
from public.coupons c
where (select private.may('offers.read'));
