import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { asPaise, multiplyPaise, toPaise, toRupees } from "@/lib/money";
import { splitGst } from "@/lib/pricing/gst";
import { type Db, type Line, makeProduct, orderOf, type PlacedOrder, placeOrder } from "../shop";
import { moveOrder } from "./move-order";

export type TaxDocument = {
  id: string;
  kind: string;
  number: string;
  financial_year: string;
  serial: number;
  refund_id: string | null;
  data: DocumentData;
};

type Sums = { taxable: number; cgst: number; sgst: number; igst: number; total: number; discount: number };

type TaxDocumentLine = Omit<Sums, "discount"> & {
  item_id: number | null;
  title: string;
  gst_rate: number;
  quantity: number | null;
};

type DocumentData = Record<string, unknown> & {
  lines: TaxDocumentLine[];
  totals: Sums;
};

type Place = { isInterstate: boolean };

function taxed(rupees: number, percent: number, isInterstate: boolean) {
  const gst = splitGst(toPaise(rupees), percent, isInterstate);
  return {
    gst_rate: percent,
    taxable: toRupees(gst.taxablePaise),
    cgst: toRupees(gst.cgstPaise),
    sgst: toRupees(gst.sgstPaise),
    igst: toRupees(gst.igstPaise),
  };
}

/** As orderOf, with 18 % GST in items above 2,500 and in delivery, 5 % in the rest. */
export function taxedOrderOf(
  lines: Line[],
  overrides: object = {},
  { isInterstate }: Place = { isInterstate: true },
) {
  const order = orderOf(lines);
  return {
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      ...taxed(line.unit_price * line.quantity, line.unit_price > 2500 ? 18 : 5, isInterstate),
    })),
    charges: taxed(order.shipping, 18, isInterstate),
    subtotal: sumOf(
      order.lines.map((line) => toRupees(multiplyPaise(toPaise(line.list_price), line.quantity))),
    ),
    total: sumOf([
      ...order.lines.map((line) => toRupees(multiplyPaise(toPaise(line.unit_price), line.quantity))),
      order.shipping,
    ]),
    ...overrides,
  };
}

/** A product of its own for each price, one item of each. */
export async function placeTaxedOrder(owner: Db, prices: number[], overrides: object = {}, place?: Place) {
  const lines: Line[] = [];
  for (const price of prices) {
    const { variantIds } = await makeProduct(owner, { price });
    lines.push({ variantId: variantIds[0] ?? 0, listPrice: price });
  }
  return placeOrder(owner, taxedOrderOf(lines, overrides, place));
}

export async function placePackedOrder(owner: Db, prices: number[], overrides: object = {}, place?: Place) {
  const order = await placeTaxedOrder(owner, prices, overrides, place);
  await moveOrder(owner, order.id, "Packed");
  return order;
}

/** The database promises no order of lines; here goods are sorted by price. */
function goodsThenDelivery(a: TaxDocumentLine, b: TaxDocumentLine): number {
  return Number(a.item_id === null) - Number(b.item_id === null) || a.total - b.total;
}

/** The invoice first, then its credit notes. */
export async function documentsOf(db: Db, { id }: Pick<PlacedOrder, "id">): Promise<TaxDocument[]> {
  const { rows }: { rows: TaxDocument[] } = await db.query(
    "select * from public.invoices where order_id = $1 order by kind desc, serial",
    [id],
  );
  for (const { data } of rows) data.lines.sort(goodsThenDelivery);
  return rows;
}

/** A refund of the order that is under way, and is then processed unless disabled. */
export async function refund(
  db: Db,
  order: Pick<PlacedOrder, "id">,
  amount: number,
  { reason = "goodwill", arrives = true } = {},
): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into public.refunds (id, order_id, amount, reason, method, upi_id, status, requested_by)
     values ($1, $2, $3, $4, 'upi', $5, 'pending', 'admin')`,
    [id, order.id, amount, reason, byHand],
  );
  if (arrives) {
    await db.query("update public.refunds set status = 'processed', processed_at = now() where id = $1", [
      id,
    ]);
  }
  return id;
}

/** Rupees added up without the rounding errors of floats. */
export function sumOf(amounts: number[]): number {
  return toRupees(asPaise(amounts.reduce((sum, amount) => sum + toPaise(amount), 0)));
}

/** Marks the refunds that tests write by hand instead of requesting them. */
export const byHand = "by-hand@upi";

/** Deletes such refunds with their credit notes, which are otherwise undeletable: the books report them. */
export async function deleteRefunds(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    const refunds = "(select id from public.refunds where upi_id = $1)";
    await client.query(`update public.return_requests set refund_id = null where refund_id in ${refunds}`, [
      byHand,
    ]);
    await client.query(`delete from public.invoices where refund_id in ${refunds}`, [byHand]);
    await client.query("delete from public.refunds where upi_id = $1", [byHand]);
    await client.query("commit");
  } finally {
    client.release();
  }
}
