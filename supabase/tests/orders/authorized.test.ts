import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { balanced } from "../support/orders/books";
import { applyPayment } from "../support/orders/payments";
import { moneyOf, setWorkAside } from "../support/orders/refunds";
import { makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

// A bank has authorised the money, and the gateway has not captured it.

const play = (work: (client: PoolClient) => Promise<void>) =>
  balanced(async (client) => {
    await setWorkAside(client);
    await client.query("update public.payments set capture_at = 'infinity' where status = 'authorized'");
    await work(client);
  });

async function authorized(client: PoolClient, { amount = 548, isLate = false } = {}) {
  const { variantId } = await makeSingle(client, 1);
  const order = await placeCardOrder(client, variantId);
  const paymentId = `pay_${randomUUID()}`;
  if (isLate) await pass(client, order.id, "1 minute");
  const report = (kind: string) =>
    applyPayment(client, {
      eventId: `${paymentId} ${kind}`,
      type: "payment",
      gatewayOrderId: order.gatewayOrderId,
      paymentId,
      kind,
      amount,
    });
  await report("authorized");
  await client.query("update public.payments set capture_at = now() where payment_id = $1", [paymentId]);
  return { ...order, variantId, paymentId, capture: () => report("captured") };
}

/** The order expires, `after` passes, and the sweep runs. */
async function pass(client: PoolClient, id: string, after: string): Promise<void> {
  await client.query(`update public.orders set expires_at = now() - interval '${after}' where id = $1`, [id]);
  await client.query("select public.expire_orders(100000)");
}

const claimed = async (client: PoolClient) =>
  (await client.query("select payment_id from public.claim_captures()")).rows.map(
    ({ payment_id }) => payment_id,
  );

describe("an authorised payment", () => {
  it("reserves its items for another hour, is captured by us, and confirms the order", () =>
    play(async (client) => {
      const { id, paymentId, capture } = await authorized(client);
      await pass(client, id, "59 minutes");
      expect(await moneyOf(client, id)).toMatchObject({
        status: "Pending Payment",
        payment_status: "authorized",
      });
      expect(await claimed(client)).toEqual([paymentId]);
      expect(await claimed(client)).toEqual([]);
      expect(await capture()).toMatchObject({ result: "confirmed" });
      expect(await moneyOf(client, id)).toMatchObject({ status: "Confirmed", payment_status: "captured" });
    }));

  it("is captured after that hour, or when late, as long as the items are available", () =>
    play(async (client) => {
      const late = await authorized(client, { isLate: true });
      expect(await moneyOf(client, late.id)).toMatchObject({
        status: "Cancelled",
        payment_status: "authorized",
      });
      expect(await claimed(client)).toEqual([late.paymentId]);
      expect(await late.capture()).toMatchObject({ result: "confirmed" });
      const lost = await authorized(client, { isLate: true });
      await placeOrder(client, orderOf([{ variantId: lost.variantId }]));
      expect(await claimed(client)).toEqual([]);
    }));

  it("lapses when its customer has cancelled; a later capture is refunded", () =>
    play(async (client) => {
      const { id, capture } = await authorized(client);
      await client.query("select public.transition_order($1, 'Cancelled', 'customer')", [id]);
      expect(await claimed(client)).toEqual([]);
      expect(await capture()).toMatchObject({ result: "not_expected" });
      expect(await moneyOf(client, id)).toMatchObject({
        status: "Cancelled",
        payment_status: "attempted_failed",
        refunds: [{ amount: 548, reason: "not_expected" }],
      });
    }));

  it("of another amount than the order's lapses, and reserves nothing", () =>
    play(async (client) => {
      const { id } = await authorized(client, { amount: 500 });
      expect(await claimed(client)).toEqual([]);
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "created" });
      await pass(client, id, "1 minute");
      expect(await moneyOf(client, id)).toMatchObject({ status: "Cancelled" });
    }));

  it("no longer counts as open a week after the order was cancelled", () =>
    play(async (client) => {
      const { id } = await authorized(client);
      await client.query("select public.transition_order($1, 'Cancelled', 'customer')", [id]);
      await client.query("select public.expire_orders(100000)");
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "authorized" });
      await client.query("set local session_replication_role = replica");
      await client.query("update public.orders set updated_at = now() - interval '8 days' where id = $1", [
        id,
      ]);
      await client.query("set local session_replication_role = origin");
      await client.query("select public.expire_orders(100000)");
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "attempted_failed" });
    }));
});
