import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { exchangePaid } from "../support/orders/exchanges";
import { applyPayment } from "../support/orders/payments";
import {
  applyRefund,
  capture,
  placePaidOrder,
  recordAttempt,
  requestRefund,
} from "../support/orders/refunds";
import { allowReturns, receiveReturn } from "../support/orders/returns";
import { makeSingle, placeCardOrder, placeOrder, unpaidOrderOf } from "../support/shop";

// Rules read the data of an order's events; the note is for people.

type OrderEventRow = { type: string; note: string; data: object };

async function eventsOf(client: PoolClient, orderId: string, type: string): Promise<OrderEventRow[]> {
  const { rows } = await client.query(
    "select type, note, data from public.order_events where order_id = $1 and type = $2 order by id",
    [orderId, type],
  );
  return rows;
}

/** An order that expires unpaid, or unconfirmed by its code. */
async function runOut(client: PoolClient, method: "online" | "cod"): Promise<string> {
  const { variantId } = await makeSingle(client);
  const { id } = await placeOrder(
    client,
    unpaidOrderOf(variantId, {}, { payment_method: method, is_phone_proven: false }),
  );
  await client.query("update public.orders set expires_at = now() where id = $1", [id]);
  await client.query("select public.expire_orders(100000)");
  return id;
}

describe("the facts of an event", () => {
  it.each([
    ["online", "Not paid in time", "not_paid"],
    ["cod", "Not confirmed in time", "not_confirmed"],
  ] as const)("have the reason why an order expired (%s)", (method, note, reason) =>
    inRollback(owner, async (client) => {
      const id = await runOut(client, method);
      expect(await eventsOf(client, id, "moved")).toEqual([{ type: "moved", note, data: { reason } }]);
    }),
  );

  it("have the order that replaced an unpaid one", () =>
    inRollback(owner, async (client) => {
      const { variantId } = await makeSingle(client);
      const key = randomUUID();
      const { id } = await placeOrder(client, unpaidOrderOf(variantId), { key, hash: "one" });
      await placeOrder(client, unpaidOrderOf(variantId), { key, hash: "two" });
      expect(await eventsOf(client, id, "moved")).toMatchObject([{ data: { reason: "replaced" } }]);
    }));

  it("have the payment that confirms an order, that failed, and the reason of a refund", () =>
    inRollback(owner, async (client) => {
      const { id, gatewayOrderId } = await placeCardOrder(client);
      const failed = { type: "payment.failed", kind: "failed", gatewayOrderId };
      await applyPayment(client, { ...failed, eventId: "e1", paymentId: "pay_failed" });
      await capture(client, gatewayOrderId, "pay_good");
      await capture(client, gatewayOrderId, "pay_second");
      const facts = async (type: string) => (await eventsOf(client, id, type)).map(({ data }) => data);
      expect(await facts("payment_failed")).toEqual([{ payment_id: "pay_failed" }]);
      expect(await facts("paid")).toEqual([{ payment_id: "pay_good" }]);
      expect(await facts("payment_to_refund")).toEqual([
        { reason: "second_capture", payment_id: "pay_second" },
      ]);
    }));

  it("have the refund and its rupees, for any requester and outcome", () =>
    inRollback(owner, async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      const ours = await requestRefund(client, id, { amount: 99.5 });
      await recordAttempt(client, ours.id, "failed", "");
      const theirs = { gatewayRefundId: "rfnd_x", paymentId, status: "processed" as const, amount: 20 };
      await applyRefund(client, { eventId: "r1", ...theirs });
      const dataOf = async (type: string) => (await eventsOf(client, id, type)).map(({ data }) => data);
      const [asked, made] = await dataOf("refund_requested");
      expect(asked).toEqual({ refund_id: ours.id, amount: 99.5 });
      expect(made).toMatchObject({ amount: 20 });
      expect(await dataOf("refund_failed")).toEqual([asked]);
      expect(await dataOf("refund_processed")).toEqual([made]);
    }));

  it("have whether items are returned or exchanged", () =>
    inRollback(owner, async (client) => {
      await allowReturns(client);
      const { id, returnId } = await exchangePaid(client);
      await receiveReturn(client, returnId);
      expect(await eventsOf(client, id, "return_received")).toEqual([
        { type: "return_received", note: "", data: { kind: "exchange" } },
      ]);
      expect((await eventsOf(client, id, "moved")).filter(({ data }) => "kind" in data)).toEqual([
        { type: "moved", note: "", data: { kind: "exchange" } },
      ]);
    }));
});
