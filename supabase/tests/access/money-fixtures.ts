import { randomUUID } from "node:crypto";
import { byHand } from "../support/invoices";
import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

/** Rows of the tables beside an order: what it was worth to whom, what goes back, what is printed. */
export async function makeMoneyFixtures(
  db: Db,
  { orderId, paymentId, eventId }: { orderId: string; paymentId: string; eventId: string },
): Promise<Record<string, Fixture>> {
  const readValue = async <T>(query: string, values: unknown[] = []): Promise<T> =>
    (await db.query({ text: query, values, rowMode: "array" })).rows[0]?.[0] as T;
  const tag = randomUUID().slice(0, 8).toUpperCase();
  const coupon = await readValue<number>(
    "insert into public.coupons (code, kind, value) values ($1, 'percent', 5) returning id",
    [`M-${tag}`],
  );
  const itemId = await readValue<number>("select id from public.order_items where order_id = $1", [orderId]);
  const zone = `z${tag.toLowerCase()}`;
  await db.query("insert into public.shipping_zones (zone, name, fee) values ($1, 'Matrix', 1)", [zone]);
  // Staff may only touch rates that have not begun.
  await db.query("insert into public.gst_rates values ('61', '2099-01-01', 0, 5)");
  const band = `Matrix ${tag}`;
  await db.query("insert into public.print_bands (name, width_mm, height_mm, price) values ($1, 60, 60, 1)", [
    band,
  ]);
  await db.query("insert into public.print_breaks values (999, 5) on conflict do nothing");
  const redeemed = await readValue<string>(
    `insert into public.coupon_redemptions (order_id, coupon_id, released_at)
     values ($1, $2, now()) returning order_id`,
    [orderId, coupon],
  );
  const refund = await readValue<string>(
    `insert into public.refunds (order_id, amount, reason, method, upi_id, requested_by)
     values ($1, 1, 'goodwill', 'upi', $2, 'admin') returning id`,
    [orderId, byHand],
  );
  const request = await readValue<string>(
    `insert into public.return_requests (order_id, kind, reason, status) values ($1, 'return', 'too small', 'Rejected')
     returning id`,
    [orderId],
  );
  await db.query("insert into public.return_items (return_id, order_item_id, quantity) values ($1, $2, 1)", [
    request,
    itemId,
  ]);
  const invoice = await readValue<string>(
    `insert into public.invoices (order_id, kind, number, financial_year, serial, data)
     values ($1, 'invoice', $2, '2019-20', $3, '{}') returning id`,
    [orderId, `M-${tag}`, 1 + Math.floor(Math.random() * 2_000_000_000)],
  );
  const broken = await readValue<number>(
    "insert into public.reconciliation_breaks (reason, payment_id) values ('unknown_order', $1) returning id",
    [`pay_${tag}`],
  );
  await db.query(
    "insert into public.disputes (dispute_id, payment_id, status, amount) values ($1, $1, 'open', 1)",
    [`disp_${tag}`],
  );
  await db.query("insert into private.cod_codes (order_id, code_hash) values ($1, 'x')", [orderId]);
  await db.query("insert into private.invoice_counters values ('matrix', $1, 1)", [tag]);
  return {
    "public.webhook_events": {
      key: "event_id",
      rows: { event: eventId },
      inserts: { row: "(event_id, type, body_hash, raw) values ('new', 'x', 'x', '{}')" },
      update: "type = 'Edited'",
    },
    "public.coupons": {
      key: "id",
      rows: { coupon },
      inserts: { row: "(code, kind, value) values ('NEW-ONE', 'percent', 5)" },
      update: "description = 'Edited'",
    },
    "public.coupon_redemptions": {
      key: "order_id",
      rows: { redeemed },
      inserts: {
        row: `(order_id, coupon_id) select id, ${coupon} from public.orders o where not exists (select from public.coupon_redemptions where order_id = o.id) limit 1`,
      },
      update: "released_at = null",
    },
    "public.shipping_zones": {
      key: "zone",
      rows: { zone },
      inserts: { row: "(zone, name, fee) values ('new-one', 'x', 1)" },
      update: "name = 'Edited'",
    },
    "public.gst_rates": {
      key: "hsn_prefix || starts_on || above",
      rows: { rate: "612099-01-010.00" },
      inserts: { row: "values ('99', '2099-01-01', 0, 5)" },
      update: "percent = 6",
    },
    "public.print_bands": {
      key: "name",
      rows: { band },
      inserts: { row: "(name, width_mm, height_mm, price) values ('new-one', 50, 50, 1)" },
      update: "price = 2",
    },
    "public.print_breaks": {
      key: "pieces",
      rows: { 999: "999" },
      inserts: { row: "values (998, 5)" },
      update: "percent = 6",
    },
    "public.refunds": {
      key: "id",
      rows: { refund },
      inserts: {
        row: `(order_id, payment_id, amount, reason, method, requested_by) values ('${orderId}', '${paymentId}', 1, 'goodwill', 'source', 'x')`,
      },
      update: "note = 'Edited'",
    },
    "public.return_requests": {
      key: "id",
      rows: { request },
      inserts: {
        row: `(order_id, kind, reason, status) values ('${orderId}', 'return', 'too big', 'Rejected')`,
      },
      update: "reason = 'Edited'",
    },
    "public.return_items": {
      key: "return_id",
      rows: { request },
      inserts: {
        row: `(return_id, order_item_id, quantity) select '${request}', id, 1 from public.order_items where id <> ${itemId} limit 1`,
      },
      update: "restocked = 1",
    },
    "public.invoices": {
      key: "id",
      rows: { invoice },
      inserts: {
        row: `(order_id, kind, number, financial_year, serial, data) select id, 'invoice', 'NEW', '2018-19', 1, '{}' from public.orders o where not exists (select from public.invoices where order_id = o.id) limit 1`,
      },
      update: "number = 'Edited'",
    },
    "public.reconciliation_breaks": {
      key: "id",
      rows: { broken },
      inserts: { row: "(reason, payment_id) values ('unknown_order', 'new-one')" },
      update: "resolution = 'Edited'",
    },
    "public.disputes": {
      key: "dispute_id",
      rows: { dispute: `disp_${tag}` },
      inserts: { row: "(dispute_id, payment_id, status, amount) values ('new-one', 'pay', 'open', 1)" },
      update: "reason_code = 'edited'",
    },
    "private.cod_codes": {
      key: "order_id",
      rows: { code: orderId },
      inserts: {
        row: `(order_id, code_hash) select id, 'x' from public.orders o where not exists (select from private.cod_codes where order_id = o.id) limit 1`,
      },
      update: "attempts = 5",
    },
    "private.invoice_counters": {
      key: "financial_year",
      rows: { counter: tag },
      inserts: { row: "values ('new', '2020-21', 1)" },
      update: "last_serial = 2",
    },
  };
}
