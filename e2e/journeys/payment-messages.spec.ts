import { expect, test } from "../fixtures";
import { availableOf, ordersOf } from "../support/backend";
import { razorpayControl } from "../support/razorpay-control";

/** The result that every way of confirming a payment must have. */
async function expectOneConfirmedOrder(email: string, variantId: number, before: number): Promise<void> {
  await expect.poll(async () => (await ordersOf(email)).map(({ status }) => status)).toEqual(["Confirmed"]);
  const [order] = await ordersOf(email);
  expect(order?.payment_status).toBe("captured");
  expect(await availableOf(variantId)).toBe(before - 1);
}

test("the webhook alone confirms the order if the browser is closed right after paying", async ({
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

test("the browser's return alone confirms the order if webhooks never arrive", async ({
  shop,
  tee,
  buyer,
}) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  await razorpayControl.set(await shop.checkout.payOnline(), { webhooks: "drop" });
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  await expectOneConfirmedOrder(buyer.email, tee.variantId, before);
});
