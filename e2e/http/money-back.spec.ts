import { expect, test } from "../fixtures";
import { availableOf, backend } from "../support/backend";
import { runJobs } from "../support/jobs";
import { placeOnlineOrder, stateOf } from "../support/paid-orders";
import { razorpayControl } from "../support/razorpay-control";
import type { Tee } from "../support/tees";

async function buy(tee: Tee, email: string) {
  const order = await placeOnlineOrder(tee, email);
  const payment = await razorpayControl.pay(order.gatewayOrderId, "captured");
  await expect.poll(async () => (await stateOf(order.id)).status).toBe("Confirmed");
  return { ...order, paymentId: String(Object(payment).id) };
}

const move = (id: string, to: string) =>
  backend.rpc("transition_order", { p_order_id: id, p_to: to, p_actor: "admin" });

test("the jobs find a payment that neither the browser nor a webhook reports", async ({ tee, buyer }) => {
  const { id, gatewayOrderId } = await placeOnlineOrder(tee, buyer.email);
  await razorpayControl.set(gatewayOrderId, { webhooks: "drop" });
  await razorpayControl.pay(gatewayOrderId, "captured");
  expect(await stateOf(id)).toMatchObject({ status: "Pending Payment" });
  await backend.from("orders").update({ next_poll_at: new Date().toISOString() }).eq("id", id);
  await expect
    .poll(async () => {
      await runJobs();
      return (await stateOf(id)).status;
    })
    .toBe("Confirmed");
});

test("a cancelled order is refunded automatically, and Razorpay's webhook marks the refund as processed", async ({
  tee,
  buyer,
}) => {
  const { id, total, gatewayOrderId } = await buy(tee, buyer.email);
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold" });
  expect((await move(id, "Cancelled")).error).toBeNull();
  await expect
    .poll(async () => {
      await runJobs();
      return (await stateOf(id)).refunds;
    })
    .toEqual([{ amount: total, reason: "cancelled", status: "pending" }]);
  expect(await razorpayControl.release(gatewayOrderId, "reversed")).toBe(2);
  expect(await stateOf(id)).toMatchObject({
    payment_status: "refunded",
    refunds: [{ amount: total, reason: "cancelled", status: "processed" }],
  });
});

test("a second payment for an order is refunded automatically, and the first still pays it", async ({
  tee,
  buyer,
}) => {
  const { id, total, gatewayOrderId } = await buy(tee, buyer.email);
  await razorpayControl.pay(gatewayOrderId, "captured");
  await expect
    .poll(async () => {
      await runJobs();
      return (await stateOf(id)).refunds;
    })
    .toEqual([{ amount: total, reason: "second_capture", status: "processed" }]);
  expect(await stateOf(id)).toMatchObject({ status: "Confirmed", payment_status: "captured" });
});

test("a disputed order can't go into production until the shop wins the dispute", async ({ tee, buyer }) => {
  const { id, paymentId } = await buy(tee, buyer.email);
  await razorpayControl.dispute(paymentId, "created");
  await expect.poll(async () => (await stateOf(id)).disputed_at).not.toBeNull();
  expect((await move(id, "In Production")).error).toMatchObject({ hint: "disputed" });
  await razorpayControl.dispute(paymentId, "won");
  await expect.poll(async () => (await stateOf(id)).disputed_at).toBeNull();
  expect((await move(id, "In Production")).error).toBeNull();
});

for (const order of ["as-happened", "reversed"] as const) {
  test(`webhooks delivered three times, ${order}, confirm one order and take one piece`, async ({
    tee,
    buyer,
  }) => {
    const before = await availableOf(tee.variantId);
    const { id, gatewayOrderId } = await placeOnlineOrder(tee, buyer.email);
    await razorpayControl.set(gatewayOrderId, { webhooks: "hold", repeat: 3 });
    await razorpayControl.pay(gatewayOrderId, "captured");
    expect(await razorpayControl.release(gatewayOrderId, order)).toBeGreaterThanOrEqual(3);
    expect(await stateOf(id)).toMatchObject({ status: "Confirmed", payment_status: "captured", refunds: [] });
    expect(await availableOf(tee.variantId)).toBe(before - 1);
  });
}

test("a payment of the wrong amount does not pay the order", async ({ tee, buyer }) => {
  const { id, gatewayOrderId } = await placeOnlineOrder(tee, buyer.email);
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold" });
  await razorpayControl.pay(gatewayOrderId, "captured", 100);
  expect(await razorpayControl.release(gatewayOrderId)).toBeGreaterThan(0);
  expect(await stateOf(id)).toMatchObject({ status: "Pending Payment" });
});
