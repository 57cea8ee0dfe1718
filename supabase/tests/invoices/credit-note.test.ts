import { randomUUID } from "node:crypto";
import { fc } from "@/testing/fast-check";
import { owner, server } from "../support/backend/database";
import {
  documentsOf,
  placePackedOrder,
  placeTaxedOrder,
  refund,
  sumOf,
  type TaxDocument,
  taxedOrderOf,
} from "../support/orders/invoices";
import { moveOrder } from "../support/orders/move-order";
import { race } from "../support/races/race";
import { refusalOf } from "../support/refusal";
import { makeProduct, type PlacedOrder, placeOrder } from "../support/shop";

const credit = (refundId: string) => server.query("select * from public.issue_credit_note($1)", [refundId]);

/** Refunds the money of so many returned items at this price. */
async function refundReturned(
  order: PlacedOrder,
  amount: number,
  listPrice: number,
  quantity = 1,
): Promise<void> {
  const refundId = await refund(owner, order, amount, { reason: "returned", arrives: false });
  await owner.query(
    `with request as (
       insert into public.return_requests (order_id, kind, reason, refund_id)
       values ($1, 'return', 'Too small', $2) returning id
     )
     insert into public.return_items (return_id, order_item_id, quantity)
     select request.id, i.id, $4 from request, public.order_items i where i.order_id = $1 and i.list_price = $3`,
    [order.id, refundId, listPrice, quantity],
  );
  await owner.query("update public.refunds set status = 'processed' where id = $1", [refundId]);
}

const sums = ["taxable", "cgst", "sgst", "igst", "total"] as const;
const totalsOf = (documents: TaxDocument[]) =>
  Object.fromEntries(sums.map((sum) => [sum, sumOf(documents.map((document) => document.data.totals[sum]))]));

/** The amount and tax credited for each line of the invoice. */
function linesOf(documents: TaxDocument[]) {
  const byItem = new Map<number | null, number[][]>();
  for (const line of documents.flatMap((document) => document.data.lines)) {
    byItem.set(line.item_id, [...(byItem.get(line.item_id) ?? []), sums.map((sum) => line[sum])]);
  }
  return [...byItem].map(([item, parts]) => [
    item,
    sums.map((_, index) => sumOf(parts.map((part) => part[index] ?? 0))),
  ]);
}

describe("a credit note", () => {
  it("needs an existing refund", async () => {
    expect(await refusalOf(credit(randomUUID()))).toMatchObject({ code: "PT404", hint: "not_found" });
  });

  it("is issued once the refund is processed, not before", async () => {
    const order = await placePackedOrder(owner, [499]);
    const refundId = await refund(owner, order, 100, { arrives: false });
    expect(await refusalOf(credit(refundId))).toMatchObject({ code: "PT409", hint: "not_processed" });
    expect(await documentsOf(owner, order)).toHaveLength(1);
    await server.query("update public.refunds set status = 'processed' where id = $1", [refundId]);
    const [invoice, note] = await documentsOf(owner, order);
    expect(note?.number).toMatch(/^CN\d{4}-\d{6}$/);
    expect(note?.data).toMatchObject({
      invoice: { number: invoice?.number },
      buyer: invoice?.data.buyer,
      reason: "goodwill",
      totals: { total: 100 },
    });
  });

  it("of money refunded before packing comes with the invoice", async () => {
    const order = await placeTaxedOrder(owner, [499, 2999]);
    await refund(owner, order, 100);
    expect(await documentsOf(owner, order)).toEqual([]);
    await moveOrder(owner, order.id, "Packed");
    const [invoice, note] = await documentsOf(owner, order);
    expect(note?.data).toMatchObject({ invoice: { number: invoice?.number }, totals: { total: 100 } });
  });

  it("for all the money covers the whole invoice", async () => {
    const order = await placePackedOrder(owner, [499, 2999]);
    await refund(owner, order, 3547, { reason: "returned" });
    const [invoice, note] = await documentsOf(owner, order);
    expect(note?.data.totals).toEqual({ ...invoice?.data.totals, discount: 0 });
    expect(note?.data.lines.map((line) => [line.total, line.quantity])).toEqual([
      [499, 1],
      [2999, 1],
      [49, 1],
    ]);
  });

  it("for a part takes the tax of each line at its own rate", async () => {
    const order = await placePackedOrder(owner, [499, 2999]);
    await refund(owner, order, 354.7);
    const [, note] = await documentsOf(owner, order);
    expect(note?.data.lines).toMatchObject([
      { gst_rate: 5, total: 49.9, igst: 2.38, taxable: 47.52 },
      { gst_rate: 18, total: 299.9, igst: 45.75, taxable: 254.15 },
      { gst_rate: 18, total: 4.9, igst: 0.75, taxable: 4.15 },
    ]);
  });

  it("for a return covers only the returned items", async () => {
    const order = await placePackedOrder(owner, [499, 2999]);
    await refundReturned(order, 499, 499);
    const [, note] = await documentsOf(owner, order);
    expect(note?.data.lines).toMatchObject([
      { gst_rate: 5, total: 499, igst: 23.76, taxable: 475.24, quantity: 1 },
    ]);
  });

  it("covers returned items first and only the excess from kept ones", async () => {
    const order = await placePackedOrder(owner, [499, 2999]);
    await refund(owner, order, 35.47);
    await refundReturned(order, 2999, 2999);
    const [, , note] = await documentsOf(owner, order);
    expect(note?.data.lines).toMatchObject([
      { gst_rate: 5, total: 27.31 },
      { gst_rate: 18, total: 2969.01, quantity: 1 },
      { gst_rate: 18, total: 2.68 },
    ]);
  });

  it("covers the items that the refund names", async () => {
    const order = await placePackedOrder(owner, [499, 2999]);
    const refundId = await refund(owner, order, 499, { arrives: false });
    await owner.query(
      `update public.refunds set status = 'processed', lines = (
         select jsonb_build_array(jsonb_build_object('order_item_id', id, 'quantity', 1))
         from public.order_items where order_id = $2 and list_price = 499
       ) where id = $1`,
      [refundId, order.id],
    );
    const [, note] = await documentsOf(owner, order);
    expect(note?.data.lines).toMatchObject([{ gst_rate: 5, total: 499, quantity: 1 }]);
  });

  it("has the number of returned items of a line, all of them for a whole line, and none for goodwill", async () => {
    const { variantIds } = await makeProduct(owner);
    const lines = [{ variantId: variantIds[0] ?? 0, quantity: 3 }];
    const order = await placeOrder(owner, taxedOrderOf(lines));
    await moveOrder(owner, order.id, "Packed");
    await refundReturned(order, 998, 499, 2);
    await refund(owner, order, 100);
    const [, returned, goodwill] = await documentsOf(owner, order);
    expect(returned?.data.lines.map(({ quantity }) => quantity)).toEqual([2]);
    expect(new Set(goodwill?.data.lines.map(({ quantity }) => quantity))).toEqual(new Set([null]));
  });

  it("adds up with the others to the invoice, line by line, however the money was split", async () => {
    const cuts = fc.record({
      parts: fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 6 }),
      prices: fc.array(fc.constantFrom(1, 99.99, 499, 2999.5), { minLength: 1, maxLength: 3 }),
      isInterstate: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(cuts, async ({ parts, prices, isInterstate }) => {
        const order = await placePackedOrder(owner, prices, {}, { isInterstate });
        const total = sumOf([...prices, 49]);
        let left = Math.round(total * 100);
        for (const part of parts) {
          const paise = Math.min(part, left - 1);
          if (paise > 0) await refund(owner, order, paise / 100);
          left -= Math.max(paise, 0);
        }
        await refund(owner, order, left / 100);
        const [invoice, ...notes] = await documentsOf(owner, order);
        if (!invoice) throw new Error("no invoice");
        expect(totalsOf(notes)).toEqual(totalsOf([invoice]));
        expect(linesOf(notes)).toEqual(expect.arrayContaining(linesOf([invoice])));
        for (const line of notes.flatMap((note) => note.data.lines)) {
          expect(Math.min(line.taxable, line.cgst, line.igst)).toBeGreaterThanOrEqual(0);
          expect(line.total).toBeGreaterThan(0);
          expect(line.cgst).toBe(line.sgst);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("never exceeds the invoice, and the refund is still sent", async () => {
    const order = await placePackedOrder(owner, [499]);
    await refund(owner, order, 500);
    await refund(owner, order, 500);
    const late = await refund(owner, order, 1);
    const [, ...notes] = await documentsOf(owner, order);
    expect(notes.map((note) => note.data.totals.total)).toEqual([500, 48]);
    expect(await refusalOf(credit(late))).toMatchObject({ code: "PT409", hint: "nothing_left" });
  });

  it("is one per refund, also for repeated and concurrent requests", async () => {
    const order = await placePackedOrder(owner, [499]);
    const refundId = await refund(owner, order, 100);
    const { refused } = await race(owner, 8, (client) =>
      client.query("select public.issue_credit_note($1)", [refundId]),
    );
    expect(refused).toEqual([]);
    expect(await documentsOf(owner, order)).toHaveLength(2);
  });

  it("builds on earlier ones when many refunds arrive at once", async () => {
    const order = await placePackedOrder(owner, [499, 2999]);
    const ids = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(() => refund(owner, order, 506.75, { arrives: false })),
    );
    const { refused } = await race(owner, 7, (client, index) =>
      client.query("update public.refunds set status = 'processed' where id = $1", [ids[index]]),
    );
    expect(refused).toEqual([]);
    const [invoice, ...notes] = await documentsOf(owner, order);
    if (!invoice) throw new Error("no invoice");
    expect(notes).toHaveLength(7);
    expect(totalsOf(notes)).toEqual(totalsOf([invoice]));
  });

  it("is not issued for an order without an invoice, whose refund is still sent", async () => {
    const order = await placeTaxedOrder(owner, [499]);
    const refundId = await refund(owner, order, 548, { reason: "cancelled" });
    expect(await refusalOf(credit(refundId))).toMatchObject({ code: "PT409", hint: "no_invoice" });
    const { rows } = await owner.query("select status from public.refunds where id = $1", [refundId]);
    expect(rows[0].status).toBe("processed");
  });

  it.each(["second_capture", "amount_mismatch", "stock_gone", "coupon_gone", "not_expected"])(
    "is not issued for money that did not pay for the order: %s",
    async (reason) => {
      const order = await placePackedOrder(owner, [499]);
      const refundId = await refund(owner, order, 548, { reason });
      expect(await refusalOf(credit(refundId))).toMatchObject({ code: "PT409", hint: "not_of_the_order" });
      expect(await documentsOf(owner, order)).toHaveLength(1);
    },
  );

  it("credits the whole invoice of an RTO COD parcel, once", async () => {
    const order = await placePackedOrder(owner, [499, 2999]);
    for (const status of ["Shipped", "RTO"]) {
      await server.query("select public.transition_order($1, $2, 'admin')", [order.id, status]);
    }
    const [invoice, note, ...others] = await documentsOf(owner, order);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ refund_id: null, data: { reason: "undelivered" } });
    if (!invoice || !note) throw new Error("no note");
    expect(totalsOf([note])).toEqual(totalsOf([invoice]));
  });

  it("has its own number series", async () => {
    const order = await placePackedOrder(owner, [499]);
    await refund(owner, order, 1);
    await refund(owner, order, 1);
    const [, first, second] = await documentsOf(owner, order);
    expect(second?.serial).toBe((first?.serial ?? 0) + 1);
  });
});
