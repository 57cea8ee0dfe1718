import type { Db } from "./shop";

// Each query lists what contradicts the books; all of them must come back empty after whatever a test did.
const CONTRADICTIONS = {
  "stock and reserved are the sums of the ledger": `
    select v.id from public.product_variants v
    left join (
      select variant_id, sum(stock_delta) as stock, sum(reserved_delta) as reserved
      from public.stock_moves group by variant_id
    ) m on m.variant_id = v.id
    where v.stock <> coalesce(m.stock, 0) or v.reserved <> coalesce(m.reserved, 0)`,
  "reserved is what open orders hold": `
    select v.id from public.product_variants v
    left join (
      select i.variant_id, sum(i.quantity) as quantity
      from public.order_items i join public.orders o on o.id = i.order_id
      where o.status in ('Pending Payment', 'COD Review', 'Confirmed', 'In Production')
      group by i.variant_id
    ) held on held.variant_id = v.id
    where v.reserved <> coalesce(held.quantity, 0)`,
  "no variant is oversold": `
    select id from public.product_variants where reserved > stock or stock < 0 or reserved < 0`,
  "a product's quantity is the sum of its active variants": `
    select p.id from public.products p
    left join public.product_variants v on v.product_id = p.id and v.is_active
    group by p.id having p.stock_quantity <> coalesce(sum(v.stock - v.reserved), 0)`,
  "an order's items add up to its total": `
    select o.id from public.orders o
    left join public.order_items i on i.order_id = o.id
    group by o.id having coalesce(sum(i.line_total - i.coupon_discount), 0) + o.shipping + o.cod_fee <> o.total`,
  "every captured payment pays its order or goes back, never both": `
    select p.payment_id from public.payments p join public.orders o on o.id = p.order_id
    where p.status = 'captured' and (o.paid_by is not distinct from p.payment_id) = (p.refund_reason is not null)`,
  "a coupon counts the orders that hold it": `
    select c.id from public.coupons c
    left join public.coupon_redemptions r on r.coupon_id = c.id and r.released_at is null
    group by c.id having c.used <> count(r.order_id)`,
  "a coupon is held by the live orders that name it, and by no other": `
    select o.id from public.orders o left join public.coupon_redemptions r on r.order_id = o.id
    where (o.coupon_id is not null and o.status <> 'Cancelled') <> (r.order_id is not null and r.released_at is null)`,
  "whoever has addresses has one default, and at most 20 addresses": `
    select user_id from public.user_addresses group by user_id
    having count(*) filter (where is_default) <> 1 or count(*) > 20`,
  "every key that was kept has its answer": `
    select key from public.idempotency_keys where response is null`,
};

/** The books of the whole database. Run it as "postgres". */
export async function contradictionsIn(db: Db): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [rule, query] of Object.entries(CONTRADICTIONS)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) found[rule] = rows;
  }
  return found;
}
