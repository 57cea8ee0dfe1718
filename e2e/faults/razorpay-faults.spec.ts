import { expect, test } from "../fault-fixtures";
import { ordersOf } from "../support/backend";
import { expectRetried } from "../support/expect-retried";
import { countGatewayOrders } from "../support/paid-orders";
import { razorpayControl } from "../support/razorpay-control";

const unpaid = expect.objectContaining({ status: "Pending Payment", gateway_order_id: null });
const paid = expect.objectContaining({ status: "Confirmed", payment_status: "captured" });

async function gatewayOrdersOf(email: string): Promise<number> {
  const [order] = await ordersOf(email);
  return countGatewayOrders(order?.order_id ?? "");
}

test("when Razorpay hangs, the checkout says so within eight seconds, and the same order can be paid later", async ({
  cutShop,
  shop,
  tee,
  buyer,
}) => {
  const { razorpay } = cutShop.lines;
  await shop.reachCheckout(tee, buyer);
  await razorpay.cut("hang");
  await shop.checkout.clickPay();
  const { notice } = shop.checkout;
  await expect(notice).toContainText("Online payment is not available at the moment.", { timeout: 9_000 });
  await expect(notice).toContainText("Your order is kept for 20 minutes and nothing was charged.");
  expect(razorpay.triesOf("POST")).toEqual([]);
  await razorpay.mend();
  await shop.checkout.expectTyped(buyer);
  await shop.frame.expectCount(1);
  expect(await ordersOf(buyer.email)).toEqual([unpaid]);
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toEqual([paid]);
  expect(await gatewayOrdersOf(buyer.email)).toBe(1);
});

test("when Razorpay can't confirm a payment, the page waits and does not ask the buyer to pay again", async ({
  cutShop,
  shop,
  tee,
  buyer,
}) => {
  const { razorpay } = cutShop.lines;
  await shop.reachCheckout(tee, buyer);
  const gatewayOrderId = await shop.checkout.payOnline();
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold" });
  await razorpay.cut(500);
  await shop.razorpay.succeed();
  await expect(shop.success.main).toContainText("Waiting for your payment");
  await expect(shop.success.main).toContainText("you need not pay again");
  expectRetried(razorpay.triesOf("GET /razorpay/v1/payments/"));
  await razorpay.mend();
  await razorpayControl.release(gatewayOrderId);
  await expect(shop.success.main).toContainText("Thank you");
  expect(await ordersOf(buyer.email)).toEqual([paid]);
});
