import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf } from "../support/backend/database";
import { withReturns } from "../support/orders/books";
import { documentsOf, placeTaxedOrder, type TaxDocument } from "../support/orders/invoices";
import { moveOrder } from "../support/orders/move-order";
import { payOrder } from "../support/orders/order-session";
import { applyDispute, moneyOf } from "../support/orders/refunds";
import { receiveReturn, requestReturn, setPolicy } from "../support/orders/returns";

// Returned items are credited, even after a bank has taken their money.

/** Paid online: tees at 499 and 2,999 rupees, 5 % and 18 % GST in them, and 49 for delivery. */
async function place(client: PoolClient, status = "Delivered"): Promise<{ id: string; order_id: string }> {
  const order = await placeTaxedOrder(client, [499, 2999], { payment_method: "online" });
  await payOrder(client, order.id);
  await moveOrder(client, order.id, status);
  return order;
}

async function lose(client: PoolClient, { id }: { id: string }, amount = 3547): Promise<void> {
  const paymentId = await answerOf(client, "select paid_by from public.orders where id = $1", [id]);
  const lost = { eventId: randomUUID(), disputeId: randomUUID(), status: "lost" };
  await applyDispute(client, { ...lost, paymentId, amount });
}

const arrive = (client: PoolClient, { id }: { id: string }) =>
  client.query(
    "select private.move_refund(r, 'processed') from public.refunds r where order_id = $1 and status = 'requested'",
    [id],
  );
const giveBack = async (client: PoolClient, { id }: { id: string }, quantities: number[]) =>
  receiveReturn(client, await requestReturn(client, id, { quantities }));
const notesOf = async (client: PoolClient, order: { id: string }): Promise<TaxDocument[]> =>
  (await documentsOf(client, order)).slice(1);
const creditedBy = (notes: TaxDocument[]) =>
  notes.map(({ data }) => data.lines.map(({ gst_rate, total, quantity }) => [gst_rate, total, quantity]));

describe("a credit note of an order with a lost dispute", () => {
  it("covers the item whose refund the dispute made impossible", () =>
    withReturns(async (client) => {
      const order = await place(client);
      await giveBack(client, order, [0, 1]);
      expect(await notesOf(client, order)).toEqual([]);
      await lose(client, order);
      expect((await moneyOf(client, order.id)).refunds).toMatchObject([
        { amount: 2999, status: "failed" },
        { amount: 3547, reason: "chargeback" },
      ]);
      const notes = await notesOf(client, order);
      expect(creditedBy(notes)).toEqual([[[18, 2999, 1]]]);
      expect(notes[0]).toMatchObject({
        refund_id: null,
        data: { reason: "returned", totals: { igst: 457.47 } },
      });
    }));

  it("covers each item returned afterwards, and none that was kept", () =>
    withReturns(async (client) => {
      const order = await place(client);
      await lose(client, order);
      expect(await notesOf(client, order)).toEqual([]);
      await giveBack(client, order, [1, 0]);
      expect(creditedBy(await notesOf(client, order))).toEqual([[[5, 499, 1]]]);
      await giveBack(client, order, [0, 1]);
      expect(creditedBy(await notesOf(client, order))).toEqual([[[5, 499, 1]], [[18, 2999, 1]]]);
    }));

  it("covers what a partial dispute left unpaid: with the refund's note it equals the returned items", () =>
    withReturns(async (client) => {
      const order = await place(client);
      await giveBack(client, order, [1, 0]);
      await lose(client, order, 3247);
      await arrive(client, order);
      const notes = await notesOf(client, order);
      expect(notes.map(({ data }) => data.totals.total)).toEqual([199, 300]);
      expect(notes.flatMap(({ data }) => data.lines.map(({ gst_rate }) => gst_rate))).toEqual([5, 5]);
    }));

  it("excludes an item refunded before", () =>
    withReturns(async (client) => {
      const order = await place(client);
      await giveBack(client, order, [1, 0]);
      await arrive(client, order);
      await lose(client, order, 3048);
      expect(creditedBy(await notesOf(client, order))).toEqual([[[5, 499, 1]]]);
    }));

  it.each([
    ["the parcel was returned to sender", "before", "Shipped", "RTO"],
    ["the parcel was returned to sender", "after", "Shipped", "RTO"],
    ["the packed order was cancelled", "before", "Packed", "Cancelled"],
    ["the packed order was cancelled", "after", "Packed", "Cancelled"],
  ] as const)("is of all that it cost when %s, %s that", (_what, when, from, to) =>
    withReturns(async (client) => {
      await setPolicy(client, "rto_deduction", "delivery");
      const order = await place(client, from);
      const end = () => client.query("select public.transition_order($1, $2, 'admin')", [order.id, to]);
      if (when === "before") await lose(client, order);
      await end();
      if (when === "after") await lose(client, order);
      expect((await notesOf(client, order)).map(({ data }) => data.totals.total)).toEqual([3547]);
    }),
  );
});
