import { expect, test } from "../fixtures";
import { availableOf, itemsOf, ordersOf } from "../support/backend";

test("search, choose, pay cash on delivery, and find the order again by its link", async ({
  shop,
  tee,
  buyer,
  page,
  browser,
}) => {
  const before = await availableOf(tee.variantId);
  await shop.home.open();
  await shop.home.search(tee.name);
  await shop.list.openProduct(tee);
  await shop.product.choose(tee);
  await shop.product.addToCart();
  await shop.frame.expectToast("Added to Cart");
  await shop.frame.expectCount(1);
  await shop.frame.openCart();
  await shop.cart.expectLine(tee, 1);
  await shop.cart.checkout();
  await shop.checkout.fill(buyer);
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();

  const [order, ...others] = await ordersOf(buyer.email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ status: "Confirmed", payment_method: "cod", payment_status: "cod_due" });
  const orderId = order?.order_id ?? "";
  expect(await shop.success.orderNumber()).toBe(orderId);
  expect(await itemsOf(order?.id ?? "")).toEqual([
    expect.objectContaining({ variant_id: tee.variantId, quantity: 1, size: tee.size, color: tee.color }),
  ]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
  await shop.frame.expectCount(0);

  const link = await shop.success.detailsLink();
  await page.close();
  const otherDevice = await browser.newPage();
  await otherDevice.goto(link);
  await expect(otherDevice.getByRole("main")).toContainText(orderId);
  await expect(otherDevice.getByRole("main")).toContainText(tee.name);
  await expect(otherDevice.getByRole("main")).toContainText(buyer.pincode);
  await otherDevice.close();
});

test("buy by card", async ({ shop, tee, buyer }) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toEqual([
    expect.objectContaining({ status: "Confirmed", payment_method: "razorpay", payment_status: "captured" }),
  ]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
  await shop.frame.expectCount(0);
});

test("a card that fails can be followed by one that works, on the same order", async ({
  shop,
  tee,
  buyer,
}) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.fail();
  await shop.checkout.expectUnpaid();
  await shop.frame.expectCount(1);
  await shop.checkout.retryPayment();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  const orders = await ordersOf(buyer.email);
  expect(orders).toEqual([expect.objectContaining({ status: "Confirmed", payment_status: "captured" })]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});

test("a payment window closed by the buyer leaves an order that can still be paid", async ({
  shop,
  tee,
  buyer,
}) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.close();
  await shop.checkout.expectUnpaid();
  expect(await ordersOf(buyer.email)).toEqual([expect.objectContaining({ status: "Pending Payment" })]);
  await shop.checkout.retryPayment();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toEqual([expect.objectContaining({ status: "Confirmed" })]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});
