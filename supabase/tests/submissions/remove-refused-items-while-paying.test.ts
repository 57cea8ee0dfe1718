import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, owner } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { linesOf } from "../support/designs/refused-art";
import { decide } from "../support/designs/submissions";
import { balancedTrial } from "../support/orders/books";
import { applyPayment } from "../support/orders/payments";
import { moneyOf, refundsOf } from "../support/orders/refunds";
import { refusalIn } from "../support/refusal";
import { orderOf, type PlacedOrder, placeOrder } from "../support/shop";

// A rejected design is removed from a COD order whose customer has opened the payment window.

let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [50]);
});

const leaveOut = (client: PoolClient, { id }: PlacedOrder): Promise<string> =>
  answerOf(client, "select public.remove_refused_items($1, 'customer')", [id]);
const pair = async (client: PoolClient) =>
  [await makeVersion(client, { isNew: true }), await makeVersion(client, { isNew: true })] as const;

const delivery = { gst_rate: 0, taxable: 49, cgst: 0, sgst: 0, igst: 0 };
/** COD is due, and its customer opens the payment window. */
async function openWindow(client: PoolClient, id: string): Promise<string> {
  const total = await answerOf(client, "select public.offer_prepay($1, $2)", [id, delivery]);
  return answerOf(client, "select public.attach_gateway_order($1, $2, $3)", [id, randomUUID(), total]);
}
const bring = (client: PoolClient, gatewayOrderId: string, amount: number, kind = "captured") => {
  const paymentId = `pay_${gatewayOrderId}_${amount}`;
  const eventId = `${paymentId} ${kind}`;
  return applyPayment(client, { eventId, type: kind, gatewayOrderId, paymentId, kind, amount });
};

/** An order of prints at 798 rupees each, and 49 for delivery. */
async function opened(client: PoolClient, designs: readonly string[]) {
  const placed = await placeOrder(client, orderOf(linesOf(variantId, designs)));
  return { placed, gatewayOrderId: await openWindow(client, placed.id) };
}

balancedTrial(
  "waits for an authorised payment of the present total until it lapses, unless the whole order is cancelled",
  async (client) => {
    const [bad, good] = await pair(client);
    const [some, whole] = [await opened(client, [bad, good]), await opened(client, [bad])] as const;
    await bring(client, some.gatewayOrderId, 1645, "authorized");
    await bring(client, whole.gatewayOrderId, 847, "authorized");
    await decide(client, bad);
    expect((await refusalIn(client, () => leaveOut(client, some.placed))).hint).toBe("paying");
    expect(await leaveOut(client, whole.placed)).toBe("Cancelled");
    await client.query(
      "update public.payments set created_at = now() - interval '4 days' where order_id = $1",
      [some.placed.id],
    );
    expect(await leaveOut(client, some.placed)).toBe("Confirmed");
  },
);

balancedTrial(
  "does not wait for a window that was only opened: payments in it are refunded, a new one pays",
  async (client) => {
    const [bad, good] = await pair(client);
    const { placed, gatewayOrderId } = await opened(client, [bad, good]);
    await bring(client, gatewayOrderId, 1, "authorized");
    await decide(client, bad);
    expect(await leaveOut(client, placed)).toBe("Confirmed");
    await client.query(
      "update public.orders set next_poll_at = case id when $1 then now() else 'infinity' end",
      [placed.id],
    );
    const { rows } = await client.query("select gateway_order_id from public.claim_polls()");
    expect(rows).toEqual([{ gateway_order_id: gatewayOrderId }]);
    expect(await bring(client, gatewayOrderId, 1645)).toMatchObject({ result: "not_expected" });
    expect(await refundsOf(client, placed.id)).toMatchObject([{ amount: 1645, reason: "not_expected" }]);
    const next = await openWindow(client, placed.id);
    expect(next).not.toBe(gatewayOrderId);
    expect(await bring(client, next, 847)).toMatchObject({ result: "confirmed" });
    expect(await moneyOf(client, placed.id)).toMatchObject({ payment_status: "captured" });
  },
);

balancedTrial("accepts no gateway order of the former total", async (client) => {
  const [bad, good] = await pair(client);
  const { placed } = await opened(client, [bad, good]);
  await decide(client, bad);
  await leaveOut(client, placed);
  await client.query("select public.offer_prepay($1, $2)", [placed.id, delivery]);
  const late = () => client.query("select public.attach_gateway_order($1, 'order_late', 1645)", [placed.id]);
  expect((await refusalIn(client, late)).hint).toBe("not_found");
});
