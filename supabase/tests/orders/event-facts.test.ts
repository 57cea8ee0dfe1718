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

async function reportOf(client: PoolClient, from = "-infinity", to = "infinity") {
  const { rows } = await client.query("select public.reconciliation_report($1, $2) as report", [from, to]);
  return rows[0].report;
}

describe("the reconciliation report", () => {
  const play = (work: (client: PoolClient) => Promise<void>) =>
    inRollback(owner, async (client) => {
      await client.query("update public.reconciliation_breaks set resolved_at = now()");
      await client.query("update public.payments set created_at = '2020-01-01'");
      await work(client);
    });
  const sinceStart = (client: PoolClient) => reportOf(client, "2021-01-01");

  it("adds up payments, orders and refunds, and lists what waits for staff", () =>
    play(async (client) => {
      const { gatewayOrderId, paymentId, order_id } = await placePaidOrder(client);
      await capture(client, gatewayOrderId, "pay_second");
      await applyRefund(client, {
        eventId: "r1",
        gatewayRefundId: "rfnd_1",
        paymentId,
        status: "processed",
        amount: 48,
      });
      const stranger = { eventId: "e9", type: "payment.captured", gatewayOrderId: "order_unknown" };
      await applyPayment(client, { ...stranger, paymentId: "pay_stranger", kind: "captured", amount: 77 });
      expect(await sinceStart(client)).toMatchObject({
        received: 1096,
        matched: 548,
        going_back: 548,
        refunded: 48,
        underway: 548,
        drift: 0,
        open: [
          { reason: "second_capture", payment_id: "pay_second", amount: 548, order_id },
          {
            reason: "unknown_order",
            payment_id: "pay_stranger",
            amount: 77,
            gateway_order_id: "order_unknown",
          },
        ],
      });
    }));

  it("detects money that pays nothing and has no row, and money refunded twice", () =>
    play(async (client) => {
      const paid = await placePaidOrder(client);
      await client.query("update public.orders set paid_by = null where id = $1", [paid.id]);
      expect(await sinceStart(client)).toMatchObject({ received: 548, matched: 0, drift: 548 });
      await client.query("update public.orders set paid_by = $2 where id = $1", [paid.id, paid.paymentId]);
      await requestRefund(client, paid.id);
      await client.query("update public.refunds set amount = 600 where order_id = $1", [paid.id]);
      expect(await sinceStart(client)).toMatchObject({ matched: 548, drift: 52 });
    }));

  it("closes an unknown payment automatically when its order becomes known", () =>
    play(async (client) => {
      const { id } = await placeCardOrder(client);
      const captured = { type: "payment.captured", kind: "captured" };
      const early = { ...captured, gatewayOrderId: "order_late", paymentId: "pay_1" };
      await applyPayment(client, { ...early, eventId: "e1" });
      expect((await sinceStart(client)).open).toMatchObject([{ reason: "unknown_order" }]);
      await client.query("update public.orders set gateway_order_id = 'order_late' where id = $1", [id]);
      await applyPayment(client, { ...early, eventId: "poll:1" });
      expect(await sinceStart(client)).toMatchObject({ received: 548, matched: 548, open: [] });
    }));

  it("ignores attempts without money", () =>
    play(async (client) => {
      for (const kind of ["failed", "authorized"]) {
        await applyPayment(client, {
          eventId: randomUUID(),
          type: `payment.${kind}`,
          gatewayOrderId: "order_unknown",
          paymentId: `pay_${kind}`,
          kind,
        });
      }
      expect(await sinceStart(client)).toMatchObject({ received: 0, open: [] });
    }));
});

describe("claim_polls", () => {
  const polledAt = (age: string, isDue = true) =>
    inRollback(owner, async (client) => {
      const { id } = await placeCardOrder(client);
      await client.query("update public.orders set next_poll_at = 'infinity' where id <> $1", [id]);
      await client.query(
        `update public.orders set created_at = now() - $2::interval,
           next_poll_at = case when $3 then now() - interval '1 s' else next_poll_at end where id = $1`,
        [id, age, isDue],
      );
      const { rowCount } = await client.query("select public.claim_polls()");
      const { rows } = await client.query(
        "select round(extract(epoch from next_poll_at - now()) / 60)::int as minutes from public.orders where id = $1",
        [id],
      );
      return { polled: rowCount, again: rows[0].minutes };
    });

  it.each([
    ["2 minutes", { polled: 1, again: 1 }],
    ["20 minutes", { polled: 1, again: 5 }],
    ["1 day", { polled: 1, again: 360 }],
    ["3 days 23 hours", { polled: 1, again: 1425 }],
    ["4 days 1 hour", { polled: 0, again: 0 }],
  ])("an unpaid order of %s: %j", async (age, expected) => expect(await polledAt(age)).toEqual(expected));

  it("skips an order for its first two minutes", async () =>
    expect(await polledAt("0 minutes", false)).toEqual({ polled: 0, again: 2 }));

  it("includes a cancelled order, and excludes a paid one", () =>
    inRollback(owner, async (client) => {
      await client.query("update public.orders set next_poll_at = 'infinity'");
      const { variantId } = await makeSingle(client, 2);
      const cancelled = await placeCardOrder(client, variantId);
      await client.query("select public.transition_order($1, 'Cancelled', 'customer')", [cancelled.id]);
      await placePaidOrder(client);
      await client.query("update public.orders set next_poll_at = now() where next_poll_at < 'infinity'");
      const { rows } = await client.query("select id from public.claim_polls()");
      expect(rows).toEqual([{ id: cancelled.id }]);
    }));

  it("does not change the order's updated_at", () =>
    inRollback(owner, async (client) => {
      const { id } = await placeCardOrder(client);
      await client.query(
        "update public.orders set next_poll_at = now(), updated_at = '2020-01-01' where id = $1",
        [id],
      );
      await client.query("select public.claim_polls()");
      const { rows } = await client.query(
        "select updated_at < '2020-01-02' as is_old from public.orders where id = $1",
        [id],
      );
      expect(rows).toEqual([{ is_old: true }]);
    }));
});
