import { randomUUID } from "node:crypto";
import { balanced } from "../support/orders/books";
import { move } from "../support/orders/exchanges";
import { applyPayment } from "../support/orders/payments";
import {
  applyRefund,
  capture,
  moneyOf,
  placePaidOrder,
  recordAttempt,
  refundsOf,
  requestRefund,
  setWorkAside,
} from "../support/orders/refunds";
import { hintIn, refusalIn } from "../support/refusal";
import { makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

describe("money that pays no order is refunded automatically", () => {
  it.each([
    ["amount_mismatch", { amount: 1 }],
    ["amount_mismatch", { currency: "USD" }],
  ])("%s of %j: is queued once in full, and has a case", (reason, wrong) =>
    balanced(async (client) => {
      const { id, gatewayOrderId } = await placeCardOrder(client);
      for (const type of ["payment.captured", "order.paid"]) {
        const event = { eventId: type, type, gatewayOrderId, paymentId: "pay_odd", kind: "captured" };
        await applyPayment(client, { ...event, ...wrong });
      }
      const amount = "amount" in wrong ? wrong.amount : 548;
      expect(await moneyOf(client, id)).toMatchObject({
        status: "Pending Payment",
        refunds: [{ amount, reason, status: "requested" }],
        open: [reason],
      });
    }),
  );

  it("second capture: the first stays the order's payment", () =>
    balanced(async (client) => {
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

  it("a payment for an order with total 0", () =>
    balanced(async (client) => {
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

  it("a cancelled unpaid order has nothing to refund", () =>
    balanced(async (client) => {
      const { id } = await placeCardOrder(client);
      await move(client, id, "Cancelled");
      expect(await refundsOf(client, id)).toEqual([]);
    }));
});

describe("request_refund", () => {
  it("returns the first answer again for its key, and refuses the key for another amount", () =>
    balanced(async (client) => {
      const { id } = await placePaidOrder(client);
      const key = randomUUID();
      const first = await requestRefund(client, id, { key, amount: 100 });
      expect(await requestRefund(client, id, { key, amount: 100 })).toEqual(first);
      const other = () => requestRefund(client, id, { key, amount: 101 });
      expect(await refusalIn(client, other)).toMatchObject({ code: "PT409", hint: "key_reused" });
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
    [{ paymentId: "pay_unmatched" }, "not_found"],
  ])("refuses %j as %s", (input, hint) =>
    balanced(async (client) => {
      const { id } = await placePaidOrder(client);
      expect(await hintIn(client, () => requestRefund(client, id, input))).toBe(hint);
    }),
  );

  it("needs an existing order, and an attempt needs an existing refund", () =>
    balanced(async (client) => {
      const asked = () => requestRefund(client, randomUUID());
      expect(await refusalIn(client, asked)).toMatchObject({ code: "PT404", message: "No such order" });
      const attempt = () => recordAttempt(client, randomUUID(), "pending");
      expect(await refusalIn(client, attempt)).toMatchObject({ code: "PT404", hint: "not_found" });
    }));

  it("refunds parts until nothing is left, not counting failed ones", () =>
    balanced(async (client) => {
      const { id } = await placePaidOrder(client);
      const { id: failed } = await requestRefund(client, id, { amount: 548 });
      await recordAttempt(client, failed, "failed", null, "No balance");
      await requestRefund(client, id, { amount: 248.5 });
      await requestRefund(client, id, { amount: 299.5 });
      const more = () => requestRefund(client, id, { amount: 0.01 });
      expect(await refusalIn(client, more)).toMatchObject({ hint: "refund_too_much", detail: "0.00" });
    }));

  it("refuses a refund of a payment without money, and of an unpaid order", () =>
    balanced(async (client) => {
      const { id, gatewayOrderId } = await placeCardOrder(client);
      const event = { eventId: "e", type: "payment.failed", gatewayOrderId, paymentId: "pay_0" };
      await applyPayment(client, { ...event, kind: "failed" });
      const hintOf = async (input: object) => await hintIn(client, () => requestRefund(client, id, input));
      expect([await hintOf({}), await hintOf({ paymentId: "pay_0" })]).toEqual(["not_paid", "not_captured"]);
    }));

  it("refunds collected cash by UPI, paid by hand and never more than was collected", () =>
    balanced(async (client) => {
      const { variantId } = await makeSingle(client);
      const { id } = await placeOrder(client, orderOf([{ variantId }]));
      await setWorkAside(client);
      const input = { method: "upi" as const, upiId: "asha@upi" };
      const hintOf = async (amount?: number) =>
        await hintIn(client, () =>
          requestRefund(client, id, { ...input, ...(amount !== undefined && { amount }) }),
        );
      expect(await hintOf()).toBe("not_paid");
      await client.query("update public.orders set payment_status = 'cod_collected' where id = $1", [id]);
      for (const amount of [0, -1, 0.001]) expect(await hintOf(amount)).toBe("bad_amount");
      const part = await requestRefund(client, id, { ...input, amount: 48 });
      expect((await client.query("select public.claim_refunds()")).rows).toEqual([]);
      expect(await recordAttempt(client, part.id, "processed", "UTR123")).toBe("processed");
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "partially_refunded", messages: 1 });
      expect(await hintOf(500.01)).toBe("refund_too_much");
      const rest = await requestRefund(client, id, { ...input, amount: 500 });
      await recordAttempt(client, rest.id, "processed", "UTR124");
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "refunded" });
    }));
});
