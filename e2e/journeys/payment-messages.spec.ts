import { expect, test } from "../fixtures";
import { availableOf, ordersOf } from "../support/backend";
import { razorpayControl } from "../support/razorpay-control";

/** Whatever order the messages come in, this is how it must end. */
async function expectOneConfirmedOrder(email: string, variantId: number, before: number): Promise<void> {
  await expect.poll(async () => (await ordersOf(email)).map(({ status }) => status)).toEqual(["Confirmed"]);
  const [order] = await ordersOf(email);
  expect(order?.payment_status).toBe("captured");
  expect(await availableOf(variantId)).toBe(before - 1);
}

test("the browser goes away right after paying: the webhook alone confirms", async ({
  shop,
  tee,
  buyer,
  context,
}) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  const gatewayOrderId = await shop.checkout.payOnline();
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold", browser: "stay" });
  await shop.razorpay.payAndStay();
  await context.close();
  expect((await ordersOf(buyer.email))[0]?.status).toBe("Pending Payment");
  expect(await razorpayControl.release(gatewayOrderId)).toBeGreaterThan(0);
  await expectOneConfirmedOrder(buyer.email, tee.variantId, before);
});

test("webhooks that never arrive: the browser's return alone confirms", async ({ shop, tee, buyer }) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  await razorpayControl.set(await shop.checkout.payOnline(), { webhooks: "drop" });
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  await expectOneConfirmedOrder(buyer.email, tee.variantId, before);
});

test("the browser first, then every webhook three times", async ({ shop, tee, buyer }) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  const gatewayOrderId = await shop.checkout.payOnline();
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold", repeat: 3 });
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  expect(await razorpayControl.release(gatewayOrderId)).toBeGreaterThanOrEqual(3);
  await expectOneConfirmedOrder(buyer.email, tee.variantId, before);
});

test("webhooks first and backwards, then the browser", async ({ shop, tee, buyer }) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  const gatewayOrderId = await shop.checkout.payOnline();
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold", browser: "stay" });
  await shop.razorpay.payAndStay();
  expect(await razorpayControl.release(gatewayOrderId, "reversed")).toBeGreaterThan(0);
  await expectOneConfirmedOrder(buyer.email, tee.variantId, before);
  await shop.razorpay.returnToShop();
  await shop.success.expectConfirmed();
  await expectOneConfirmedOrder(buyer.email, tee.variantId, before);
});

test("a payment of another amount does not pay the order", async ({ shop, tee, buyer }) => {
  await shop.reachCheckout(tee, buyer);
  const gatewayOrderId = await shop.checkout.payOnline();
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold" });
  await razorpayControl.pay(gatewayOrderId, "captured", 100);
  expect(await razorpayControl.release(gatewayOrderId)).toBeGreaterThan(0);
  expect(await ordersOf(buyer.email)).toEqual([
    expect.objectContaining({ status: "Pending Payment", paid_by: null }),
  ]);
});
