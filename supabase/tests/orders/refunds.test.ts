import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, inSavepoint, openPool } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import { applyPayment } from "../support/payments";
import {
  applyRefund,
  capture,
  moneyOf,
  noteAttempt,
  placePaidOrder,
  refundsOf,
  requestRefund,
} from "../support/refunds";
import { refusalOf } from "../support/refusal";
import { makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

const owner = openPool("postgres");
afterAll(() => owner.end());

const play = (work: (client: PoolClient) => Promise<void>) =>
  inRollback(owner, async (client) => {
    await work(client);
    expect(await contradictionsIn(client)).toEqual({});
  });

const cancel = (client: PoolClient, id: string) =>
  client.query("select public.transition_order($1, 'Cancelled', 'admin')", [id]);

const claim = async (client: PoolClient, limit = 20) =>
  (await client.query("select id, status, attempts from public.claim_refunds($1)", [limit])).rows;

const makeDue = (client: PoolClient) =>
  client.query("update public.refunds set next_at = now() - interval '1 s'");

describe("money that pays no order goes back by itself", () => {
  it.each([
    ["amount_mismatch", { amount: 1 }],
    ["amount_mismatch", { currency: "USD" }],
  ])("%s of %j: its whole amount is queued once, and the desk has a row", (reason, wrong) =>
    play(async (client) => {
      const { variantId } = await makeSingle(client);
      const { id, gatewayOrderId } = await placeCardOrder(client, variantId);
      for (const type of ["payment.captured", "order.paid"]) {
        const event = { eventId: type, type, gatewayOrderId, paymentId: "pay_odd", kind: "captured" };
        await applyPayment(client, { ...event, ...wrong });
      }
      const amount = wrong.amount ?? 548;
      expect(await moneyOf(client, id)).toMatchObject({
        status: "Pending Payment",
        refunds: [{ amount, reason, status: "requested" }],
        open: [reason],
      });
    }),
  );

  it("second capture: the first goes on paying the order", () =>
    play(async (client) => {
      const { id, gatewayOrderId } = await placePaidOrder(client);
      expect(await capture(client, gatewayOrderId, "pay_second")).toMatchObject({ result: "second_capture" });
      const [refund] = await refundsOf(client, id);
      expect(refund).toMatchObject({ payment_id: "pay_second", amount: 548, reason: "second_capture" });
      await applyRefund(client, {
        eventId: "e",
        gatewayRefundId: "rfnd_1",
        paymentId: "pay_second",
        status: "processed",
        refundId: refund.id,
      });
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "captured", open: [] });
    }));

  it("a payment for an order that costs nothing", () =>
    play(async (client) => {
      const { variantId } = await makeSingle(client);
      const { id } = await placeOrder(client, orderOf([{ variantId }]));
      await client.query(
        `update public.orders set payment_method = 'none', payment_status = 'not_due', shipping = 0, discount = subtotal,
           total = 0, gateway_order_id = 'order_free' where id = $1`,
        [id],
      );
      await client.query(
        "update public.order_items set unit_price = 0, line_total = 0, taxable = 0 where order_id = $1",
        [id],
      );
      expect(await capture(client, "order_free", "pay_1")).toMatchObject({ result: "not_expected" });
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "not_due", open: ["not_expected"] });
    }));

  it("a cancelled paid order: what has not gone back yet", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      await requestRefund(client, id, { amount: 48 });
      await cancel(client, id);
      expect(await moneyOf(client, id)).toMatchObject({
        status: "Cancelled",
        refunds: [
          { amount: 48, reason: "goodwill" },
          { amount: 500, reason: "cancelled", status: "requested" },
        ],
      });
    }));

  it("but a cancelled unpaid order has nothing to give back", () =>
    play(async (client) => {
      const { variantId } = await makeSingle(client);
      const { id } = await placeCardOrder(client, variantId);
      await cancel(client, id);
      expect(await refundsOf(client, id)).toEqual([]);
    }));
});

describe("request_refund", () => {
  it("gives the first answer again under its key, and refuses the key for another amount", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      const key = randomUUID();
      const first = await requestRefund(client, id, { key, amount: 100 });
      expect(await requestRefund(client, id, { key, amount: 100 })).toEqual(first);
      await inSavepoint(client, async () => {
        expect(await refusalOf(requestRefund(client, id, { key, amount: 101 }))).toMatchObject({
          code: "PT409",
          hint: "key_reused",
        });
      });
      expect(await refundsOf(client, id)).toHaveLength(1);
    }));

  it.each([
    [{ amount: 549 }, "refund_too_much"],
    [{ amount: 0 }, "bad_amount"],
    [{ amount: -5 }, "bad_amount"],
    [{ amount: 0.001 }, "bad_amount"],
    [{ reason: "second_capture" }, "bad_refund"],
    [{ method: "upi" as const }, "bad_upi"],
    [{ upiId: "asha@upi" }, "bad_upi"],
    [{ paymentId: "pay_of_nobody" }, "not_found"],
  ])("refuses %j as %s", (wish, hint) =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      await inSavepoint(client, async () => {
        expect(await refusalOf(requestRefund(client, id, wish))).toMatchObject({ hint });
      });
    }),
  );

  it("takes parts until nothing is left, and counts no failed one", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      const { id: failed } = await requestRefund(client, id, { amount: 548 });
      await noteAttempt(client, failed, "failed", null, "No balance");
      await requestRefund(client, id, { amount: 248.5 });
      await requestRefund(client, id, { amount: 299.5 });
      await inSavepoint(client, async () => {
        expect(await refusalOf(requestRefund(client, id, { amount: 0.01 }))).toMatchObject({
          hint: "refund_too_much",
          detail: "0.00",
        });
      });
    }));

  it("refuses money of a payment that brought none, and of an order nobody paid", () =>
    play(async (client) => {
      const { variantId } = await makeSingle(client);
      const { id, gatewayOrderId } = await placeCardOrder(client, variantId);
      const event = { eventId: "e", type: "payment.failed", gatewayOrderId, paymentId: "pay_0" };
      await applyPayment(client, { ...event, kind: "failed" });
      await inSavepoint(client, async () => {
        expect(await refusalOf(requestRefund(client, id))).toMatchObject({ hint: "not_paid" });
      });
      await inSavepoint(client, async () => {
        const wish = requestRefund(client, id, { paymentId: "pay_0" });
        expect(await refusalOf(wish)).toMatchObject({ hint: "not_captured" });
      });
    }));

  it("gives collected cash back by UPI, paid by hand and never more than was collected", () =>
    play(async (client) => {
      const { variantId } = await makeSingle(client);
      const { id } = await placeOrder(client, orderOf([{ variantId }]));
      const wish = { method: "upi" as const, upiId: "asha@upi" };
      await inSavepoint(client, async () => {
        expect(await refusalOf(requestRefund(client, id, wish))).toMatchObject({ hint: "not_paid" });
      });
      await client.query("update public.orders set payment_status = 'cod_collected' where id = $1", [id]);
      const part = await requestRefund(client, id, { ...wish, amount: 48 });
      expect(await claim(client)).toEqual([]);
      expect(await noteAttempt(client, part.id, "processed", "UTR123")).toBe("processed");
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "partially_refunded", messages: 1 });
      await inSavepoint(client, async () => {
        const tooMuch = requestRefund(client, id, { ...wish, amount: 500.01 });
        expect(await refusalOf(tooMuch)).toMatchObject({ hint: "refund_too_much" });
      });
      const rest = await requestRefund(client, id, { ...wish, amount: 500 });
      await noteAttempt(client, rest.id, "processed", "UTR124");
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "refunded" });
    }));
});

describe("a refund on its way", () => {
  it("is claimed once per lease, and again when the lease is over", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      const refund = await requestRefund(client, id);
      expect(await claim(client)).toEqual([{ id: refund.id, status: "requested", attempts: 1 }]);
      expect(await claim(client)).toEqual([]);
      await makeDue(client);
      expect(await claim(client)).toEqual([{ id: refund.id, status: "requested", attempts: 2 }]);
    }));

  it("waits longer after each failed try", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      const refund = await requestRefund(client, id);
      const waits: number[] = [];
      for (let attempt = 0; attempt < 11; attempt++) {
        await makeDue(client);
        await claim(client);
        await noteAttempt(client, refund.id, "requested", null, "503");
        const { rows } = await client.query(
          "select round(extract(epoch from next_at - now()) / 60)::int as minutes from public.refunds where id = $1",
          [refund.id],
        );
        waits.push(rows[0].minutes);
      }
      expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    }));

  it("is not called processed by sending it: that is the gateway's word", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      const refund = await requestRefund(client, id);
      expect(await noteAttempt(client, refund.id, "pending", "rfnd_1")).toBe("pending");
      await inSavepoint(client, async () => {
        const attempt = noteAttempt(client, refund.id, "processed", "rfnd_1");
        expect(await refusalOf(attempt)).toMatchObject({ code: "PT422", hint: "bad_status" });
      });
      expect(await noteAttempt(client, refund.id, "requested")).toBe("pending");
    }));

  it("that failed leaves a row for a person, and another try closes it", () =>
    play(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      const first = await requestRefund(client, id);
      await noteAttempt(client, first.id, "failed", null, "The gateway's balance is too low");
      expect(await moneyOf(client, id)).toMatchObject({
        payment_status: "captured",
        open: ["refund_failed"],
      });
      const second = await requestRefund(client, id);
      const processed = { eventId: "e", gatewayRefundId: "rfnd_2", paymentId, status: "processed" } as const;
      await applyRefund(client, { ...processed, refundId: second.id });
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "refunded", open: [], messages: 1 });
    }));
});

describe("a refund made in the gateway's dashboard", () => {
  const byHand = { gatewayRefundId: "rfnd_x", status: "processed" } as const;

  it("is written down", () =>
    play(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      await applyRefund(client, { ...byHand, eventId: "e", paymentId, amount: 100 });
      expect(await moneyOf(client, id)).toMatchObject({
        payment_status: "partially_refunded",
        refunds: [{ amount: 100, reason: "goodwill", status: "processed" }],
        messages: 1,
      });
    }));

  it("makes an unsent refund of ours smaller, or needless", () =>
    play(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      await cancel(client, id);
      await applyRefund(client, { ...byHand, eventId: "e1", paymentId, amount: 100 });
      expect((await moneyOf(client, id)).refunds).toMatchObject([{ amount: 100 }, { amount: 448 }]);
      await applyRefund(client, {
        ...byHand,
        eventId: "e2",
        gatewayRefundId: "rfnd_y",
        paymentId,
        amount: 448,
      });
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "refunded", open: [] });
    }));

  it("sends a refund that was already tried to a person, as its contents may not change any more", () =>
    play(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      await cancel(client, id);
      await claim(client);
      await applyRefund(client, { ...byHand, eventId: "e1", paymentId, amount: 100 });
      expect(await moneyOf(client, id)).toMatchObject({ open: ["refund_failed"] });
    }));
});

describe("apply_refund", () => {
  it("answers a replay with its first answer, and ignores another body under a used event id", () =>
    play(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      const event = { eventId: "e", gatewayRefundId: "rfnd_1", paymentId, amount: 100 };
      const first = await applyRefund(client, { ...event, status: "pending" });
      expect(await applyRefund(client, { ...event, status: "pending" })).toEqual(first);
      const other = await applyRefund(client, { ...event, status: "processed", bodyHash: "another" });
      expect(other).toEqual({ result: "event_id_reused" });
      expect((await moneyOf(client, id)).refunds).toMatchObject([{ status: "pending" }]);
      const { rows } = await client.query(
        "select payment_id from public.reconciliation_breaks where reason = 'event_id_reused'",
      );
      expect(rows).toEqual([{ payment_id: paymentId }]);
    }));

  it.each(["created", "requested", "", "PROCESSED"])("refuses the status %p", (status) =>
    play(async (client) => {
      const { paymentId } = await placePaidOrder(client);
      await inSavepoint(client, async () => {
        const odd = client.query("select public.apply_refund('e', 't', 'h', 'r', $1, $2, 1, null, '{}')", [
          paymentId,
          status,
        ]);
        expect(await refusalOf(odd)).toMatchObject({ code: "PT422", hint: "bad_kind" });
      });
    }),
  );
});
