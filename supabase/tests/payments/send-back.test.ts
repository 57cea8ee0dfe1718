import { randomUUID } from "node:crypto";
import { answerOf } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import {
  caseIdOf,
  caseOf,
  decide,
  inMoneyTest,
  strayMoney,
  take,
  unpaidOrder,
} from "../support/orders/money-cases";
import { applyPayment } from "../support/orders/payments";
import { applyDispute, applyRefund, capture, newPaymentId, recordAttempt } from "../support/orders/refunds";
import type { Session } from "../support/people/actors";
import { hintIn, refusalIn } from "../support/refusal";
import { attachGatewayOrder } from "../support/shop";

// Money without an order is refunded to its source, by the same row and the same sender as every other refund.

const inBalancedMoneyTest = (work: (session: Session) => Promise<void>) =>
  inMoneyTest(async (at) => {
    await work(at);
    await at.asShop();
    expect(await contradictionsIn(at.client)).toEqual({});
  });

async function sent(at: Session, amount = 600) {
  const stray = await strayMoney(at.client, amount);
  await at.as("manager");
  const key = randomUUID();
  expect(await take(at, stray.caseId, "refund", { key })).toBe("done");
  return { ...stray, key };
}

async function reportRefund(
  at: Session,
  paymentId: string,
  status: "pending" | "processed" | "failed",
  refundId: string | null,
  amount = 600,
) {
  await at.asShop();
  const ids = {
    eventId: randomUUID(),
    gatewayRefundId: `rfnd_${refundId ?? "dashboard"}`,
    paymentId,
    refundId,
  };
  return applyRefund(at.client, { ...ids, status, amount });
}

async function report({ client, asShop }: Session) {
  await asShop();
  return answerOf(client, "select public.reconciliation_report('2020-01-01', now() + interval '1 day')");
}

describe("money of no order", () => {
  it("is refunded in full, claimed by the sender, and its case closes when the refund is processed", () =>
    inBalancedMoneyTest(async (at) => {
      const before = await report(at);
      const { caseId, paymentId, key } = await sent(at);
      expect(await caseOf(at, caseId)).toMatchObject({
        resolved_at: null,
        can_match: false,
        can_refund_unmatched_payment: false,
        refunds: [{ id: key, amount: 600, status: "requested", method: "source" }],
      });
      await at.asShop();
      const { rows } = await at.client.query("select id, payment_id from public.claim_refunds(1000)");
      expect(rows).toContainEqual({ id: key, payment_id: paymentId });
      await recordAttempt(at.client, key, "pending", `rfnd_${key}`);
      const underway = await report(at);
      expect(underway.underway - before.underway).toBe(600);
      expect(underway.going_back - before.going_back).toBe(600);
      expect((await reportRefund(at, paymentId, "processed", key)).result).toBe("processed");
      await at.as("manager");
      expect(await caseOf(at, caseId)).toMatchObject({
        resolved_at: expect.any(String),
        resolution: "Refunded",
        refunds: [{ status: "processed" }],
      });
      expect((await report(at)).drift).toBe(before.drift);
    }));

  it("shows a failed refund at its case, and is sent again once", () =>
    inBalancedMoneyTest(async (at) => {
      const { caseId, paymentId, key } = await sent(at);
      await at.asShop();
      await recordAttempt(at.client, key, "failed", null, "The account is closed");
      await at.as("manager");
      expect(await caseOf(at, caseId)).toMatchObject({
        resolved_at: null,
        can_refund_unmatched_payment: true,
        refunds: [{ status: "failed", error: "The account is closed" }],
      });
      const again = randomUUID();
      expect(await take(at, caseId, "refund", { key: again })).toBe("done");
      expect(await hintIn(at.client, () => take(at, caseId, "refund"))).toBe("not_refundable");
      // The failed refund has its own case: it can't be sent a second time from there either.
      await at.asShop();
      const failedId = await caseIdOf(at.client, paymentId, "refund_failed");
      await at.as("manager");
      expect(await hintIn(at.client, () => take(at, failedId, "refund"))).toBe("underway");
      await reportRefund(at, paymentId, "processed", again);
      const { rows: open } = await at.client.query(
        "select reason from public.reconciliation_breaks where payment_id = $1 and resolved_at is null",
        [paymentId],
      );
      expect(open).toEqual([]);
    }));

  it("is sent again from the case of the failed refund as well", () =>
    inBalancedMoneyTest(async (at) => {
      const { paymentId, key } = await sent(at);
      await at.asShop();
      await recordAttempt(at.client, key, "failed");
      const caseId = await caseIdOf(at.client, paymentId, "refund_failed");
      await at.as("manager");
      const byUpi = refusalIn(at.client, () => take(at, caseId, "refund", { upi: "asha@okbank" }));
      expect((await byUpi).hint).toBe("bad_upi");
      expect(await take(at, caseId, "refund")).toBe("done");
    }));

  it("is refunded once: a repeated submission, a second person, an order or a late event change nothing", () =>
    inBalancedMoneyTest(async (at) => {
      const { caseId, paymentId, key } = await sent(at);
      expect(await take(at, caseId, "refund", { key })).toBe("done");
      await at.as("admin");
      expect(await hintIn(at.client, () => take(at, caseId, "refund"))).toBe("not_refundable");
      expect(await hintIn(at.client, () => take(at, caseId, "close"))).toBe("underway");
      await at.asShop();
      const order = await unpaidOrder(at.client);
      await at.as("admin");
      const match = refusalIn(at.client, () => take(at, caseId, "match", { order: order.order_id }));
      expect((await match).hint).toBe("not_matchable");
      await at.asShop();
      const { rows } = await at.client.query(
        "select gateway_order_id from public.reconciliation_breaks where id = $1",
        [caseId],
      );
      const gatewayOrderId = rows[0].gateway_order_id;
      const event = { type: "payment.captured", kind: "captured", amount: 600, paymentId, gatewayOrderId };
      await applyPayment(at.client, { ...event, eventId: randomUUID() });
      // Even when the gateway's order turns out to be ours.
      await attachGatewayOrder(at.client, order.id, gatewayOrderId);
      await applyPayment(at.client, { ...event, eventId: randomUUID() });
      const { rows: refunds } = await at.client.query(
        "select id, amount from public.refunds where payment_id = $1",
        [paymentId],
      );
      expect(refunds).toEqual([{ id: key, amount: 600 }]);
      expect(
        await answerOf(at.client, "select paid_by from public.orders where id = $1", [order.id]),
      ).toBeNull();
    }));

  it("is not refunded when it is matched to an order, closed, or disputed", () =>
    inBalancedMoneyTest(async (at) => {
      const order = await unpaidOrder(at.client);
      const [given, closed, disputed] = [
        await strayMoney(at.client, order.total),
        await strayMoney(at.client, 100),
        await strayMoney(at.client, 100),
      ];
      const lost = { eventId: randomUUID(), status: "lost", amount: 100 };
      await applyDispute(at.client, { ...lost, paymentId: disputed.paymentId });
      await at.as("manager");
      await take(at, given.caseId, "match", { order: order.order_id });
      await take(at, closed.caseId, "close");
      for (const [{ caseId }, hint] of [
        [given, "case_closed"],
        [closed, "case_closed"],
        [disputed, "disputed"],
      ] as const) {
        expect(await hintIn(at.client, () => take(at, caseId, "refund"))).toBe(hint);
      }
    }));

  it("needs two people above the limit", () =>
    inBalancedMoneyTest(async (at) => {
      const { caseId, paymentId } = await strayMoney(at.client, 6000);
      await at.as("manager");
      const key = randomUUID();
      expect(await take(at, caseId, "refund", { key })).toBe("waiting");
      const refunds = () =>
        at.client.query("select amount from public.refunds where payment_id = $1", [paymentId]);
      await at.asShop();
      expect((await refunds()).rows).toEqual([]);
      await at.as("manager");
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("same_person");
      await at.as("admin");
      await decide(at, key, true);
      await at.asShop();
      expect((await refunds()).rows).toEqual([{ amount: 6000 }]);
    }));

  it("is not refunded again after a refund in the dashboard", () =>
    inBalancedMoneyTest(async (at) => {
      const { caseId, paymentId, key } = await sent(at);
      await reportRefund(at, paymentId, "processed", null);
      const { rows } = await at.client.query("select status, amount from public.refunds where id = $1", [
        key,
      ]);
      expect(rows).toEqual([{ status: "failed", amount: 600 }]);
      await at.as("manager");
      expect((await caseOf(at, caseId)).resolved_at).not.toBeNull();
    }));

  it("is refunded less an earlier part in the dashboard", () =>
    inBalancedMoneyTest(async (at) => {
      const paymentId = newPaymentId();
      await reportRefund(at, paymentId, "processed", null, 250);
      await capture(at.client, `order_${randomUUID()}`, paymentId, 600);
      const caseId = await caseIdOf(at.client, paymentId);
      await at.as("manager");
      await take(at, caseId, "refund");
      expect((await caseOf(at, caseId)).refunds).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ amount: 250, status: "processed" }),
          expect.objectContaining({ amount: 350, status: "requested" }),
        ]),
      );
    }));
});

it("shows a foreign currency, and its refund, in that currency", () =>
  inBalancedMoneyTest(async (at) => {
    const paymentId = newPaymentId();
    const foreign = {
      eventId: paymentId,
      type: "payment.captured",
      kind: "captured",
      amount: 600,
      currency: "USD",
    };
    await applyPayment(at.client, { ...foreign, gatewayOrderId: `order_${randomUUID()}`, paymentId });
    const caseId = await caseIdOf(at.client, paymentId);
    await at.as("manager");
    expect(await caseOf(at, caseId)).toMatchObject({ amount: 600, currency: "USD" });
    expect(await take(at, caseId, "refund")).toBe("done");
    expect(await caseOf(at, caseId)).toMatchObject({ currency: "USD", refunds: [{ currency: "USD" }] });
    const listed = await at.client.query("select currency from public.break_list where id = $1", [caseId]);
    expect(listed.rows).toEqual([{ currency: "USD" }]);
  }));
