import type { Db } from "./shop";

// Each query lists inconsistencies of the books; all of them must come back empty after any test.
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
  "a product's rating is the sum of its published reviews": `
    select p.id from public.products p
    left join public.reviews r on r.product_id = p.id and r.status = 'published'
    group by p.id having p.rating_count <> count(r.id)
      or coalesce(p.rating_hundredths, 0) <> coalesce(round(100 * avg(r.stars)), 0)`,
  "an order's items add up to its total": `
    select o.id from public.orders o
    left join public.order_items i on i.order_id = o.id
    group by o.id having coalesce(sum(i.line_total - i.coupon_discount), 0) + o.shipping + o.cod_fee <> o.total`,
  "every captured payment pays its order or is refunded, never both": `
    select p.payment_id from public.payments p join public.orders o on o.id = p.order_id
    where p.status = 'captured' and (o.paid_by is not distinct from p.payment_id) = (p.refund_reason is not null)`,
  "money that pays no order has a refund and a row that says why": `
    select p.payment_id from public.payments p
    where p.refund_reason is not null and not (
      exists (select from public.refunds r where r.payment_id = p.payment_id)
      and exists (
        select from public.reconciliation_breaks b where b.payment_id = p.payment_id and b.reason = p.refund_reason
      )
    )`,
  "no more is refunded than was captured": `
    select p.payment_id from public.payments p join public.refunds r on r.payment_id = p.payment_id
    where r.status <> 'failed'
    group by p.payment_id having sum(r.amount) > p.amount or p.status <> 'captured'`,
  "no more cash is refunded than an order cost": `
    select o.id from public.orders o join public.refunds r on r.order_id = o.id and r.payment_id is null
    where r.status <> 'failed' group by o.id having sum(r.amount) > o.total`,
  "payment_status says how much of what paid the order went back": `
    select o.id from public.orders o
    left join public.payments p on p.payment_id = o.paid_by
    left join public.refunds r on r.order_id = o.id and r.status = 'processed'
      and (r.payment_id = o.paid_by or r.payment_id is null)
    group by o.id, p.amount having o.payment_status is distinct from case
      when coalesce(sum(r.amount), 0) >= coalesce(p.amount, o.total) and count(r.id) > 0 then 'refunded'
      when count(r.id) > 0 then 'partially_refunded'
      when o.payment_status in ('refunded', 'partially_refunded') then 'not refunded'
      else o.payment_status
    end`,
  "a cancelled paid order is refunded in full, or has an open case": `
    select o.id from public.orders o join public.payments p on p.payment_id = o.paid_by
    left join public.refunds r on r.payment_id = p.payment_id and r.status <> 'failed'
    where o.status = 'Cancelled' group by o.id, p.amount
    having coalesce(sum(r.amount), 0) <> p.amount and not exists (
      select from public.reconciliation_breaks b where b.order_id = o.id and b.reason = 'refund_failed' and b.resolved_at is null
    )`,
  "a refund that failed at the gateway waits for a person, or the money went back another way": `
    select r.id from public.refunds r where r.status = 'failed' and r.last_error <> 'The money went back another way'
      and not exists (select from public.reconciliation_breaks b where b.refund_id = coalesce(r.follows, r.id))`,
  "reconcile finds no failed refund without a case": `
    select report -> 'failed' from public.reconciliation_report('-infinity', 'infinity') as report
    where jsonb_array_length(report -> 'failed') > 0`,
  "reconciliation finds no rupee without a reason": `
    select report from public.reconciliation_report('-infinity', 'infinity') as report where (report ->> 'drift')::numeric <> 0`,
  "a coupon counts the orders that hold it": `
    select c.id from public.coupons c
    left join public.coupon_redemptions r on r.coupon_id = c.id and r.released_at is null
    group by c.id having c.used <> count(r.order_id)`,
  "a coupon is held by the live orders that name it, and by no other": `
    select o.id from public.orders o left join public.coupon_redemptions r on r.order_id = o.id
    where (o.coupon_id is not null and o.status <> 'Cancelled') <> (r.order_id is not null and r.released_at is null)`,
  "everyone with addresses has one default, and at most 20 addresses": `
    select user_id from public.user_addresses group by user_id
    having count(*) filter (where is_default) <> 1 or count(*) > 20`,
  "every key that was kept has its answer": `
    select key from public.idempotency_keys where response is null`,
};

const everyContradiction = Object.entries(CONTRADICTIONS)
  .map(
    ([rule, query]) =>
      `select '${rule.replaceAll("'", "''")}' as rule, to_jsonb(found) as found from (${query}) as found`,
  )
  .join(" union all ");

/** The books of the whole database. Run it as "postgres". */
export async function contradictionsIn(db: Db): Promise<Record<string, unknown[]>> {
  // A prepared statement: run after each of thousands of steps, it is planned once.
  const { rows } = await db.query({ name: "contradictions", text: everyContradiction });
  const found = Map.groupBy(rows, ({ rule }) => String(rule));
  return Object.fromEntries([...found].map(([rule, of]) => [rule, of.map((row) => row.found)]));
}
