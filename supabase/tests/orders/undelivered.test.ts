import type { PoolClient } from "pg";
import { balanced } from "../support/orders/books";
import { moveOrder } from "../support/orders/move-order";
import { applyRefund, moneyOf, placePaidOrder, requestRefund } from "../support/orders/refunds";
import { setPolicy } from "../support/orders/returns";

/** An order of 499 rupees and 49 for delivery, paid online, that was refused at the door. */
async function comesBack(client: PoolClient, before?: (id: string) => Promise<unknown>) {
  const paid = await placePaidOrder(client);
  await moveOrder(client, paid.id, "Shipped");
  await before?.(paid.id);
  await client.query("select public.transition_order($1, 'RTO', 'system')", [paid.id]);
  return paid;
}

const backOf = async (client: PoolClient, id: string) =>
  (
    await client.query(
      "select id, amount, reason, status from public.refunds where order_id = $1 order by amount",
      [id],
    )
  ).rows;

describe("an RTO parcel that was paid online", () => {
  it.each([
    [null, 499],
    ["delivery", 499],
    ["nothing", 548],
    ["both_ways", 450],
  ])(
    "with rto_deduction %s: is refunded %d rupees automatically, and its customer is notified",
    (setting, amount) =>
      balanced(async (client) => {
        if (setting) await setPolicy(client, "rto_deduction", setting);
        const { id } = await comesBack(client);
        expect(await backOf(client, id)).toMatchObject([
          { amount, reason: "undelivered", status: "requested" },
        ]);
        const { rows } = await client.query(
          "select topic from public.outbox where order_id = $1 and topic = 'order_rto'",
          [id],
        );
        expect(rows).toHaveLength(1);
      }),
  );

  it("gets a credit note for its goods only, once the refund is processed and not before", () =>
    balanced(async (client) => {
      const { id, paymentId } = await comesBack(client);
      const [refund] = await backOf(client, id);
      const notes = "select from public.invoices where order_id = $1 and kind = 'credit_note'";
      expect((await client.query(notes, [id])).rowCount).toBe(0);
      await applyRefund(client, {
        eventId: "e",
        gatewayRefundId: "rfnd_rto",
        paymentId,
        status: "processed",
        amount: 499,
        refundId: refund.id,
      });
      const { rows } = await client.query(
        "select data ->> 'reason' as reason, jsonb_path_query_array(data, '$.lines[*].title') as titles, (data #>> '{totals,total}')::numeric as total from public.invoices where order_id = $1 and kind = 'credit_note'",
        [id],
      );
      expect(rows).toEqual([{ reason: "undelivered", titles: [expect.stringContaining("Tee")], total: 499 }]);
      expect(await moneyOf(client, id)).toMatchObject({
        status: "RTO",
        payment_status: "partially_refunded",
      });
    }));

  it("is refunded no more than earlier refunds left", () =>
    balanced(async (client) => {
      const { id } = await comesBack(client, (orderId) => requestRefund(client, orderId, { amount: 100 }));
      expect((await backOf(client, id)).map(({ amount }) => amount)).toEqual([100, 448]);
    }));
});
