import { expect, test } from "../fixtures";
import { availableOf, itemsOf, ordersOf } from "../support/backend";

const paid = expect.objectContaining({
  status: "Confirmed",
  payment_method: "online",
  payment_status: "captured",
});

test("a guest searches, orders with cash on delivery, and opens the order by its link", {
  tag: "@both",
}, async ({ shop, tee, buyer, page, browser }) => {
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

test("a guest pays by card", { tag: "@phone" }, async ({ shop, tee, buyer }) => {
  const before = await availableOf(tee.variantId);
  await shop.home.open();
  await shop.home.search(tee.name);
  await shop.list.openProduct(tee);
  await shop.product.choose(tee);
  await shop.product.addToCart();
  await shop.frame.openCart();
  await shop.cart.checkout();
  await shop.checkout.fill(buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toEqual([paid]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
  await shop.frame.expectCount(0);
});

test("after a card fails another one works in the same payment window", { tag: "@phone" }, async ({
  shop,
  tee,
  buyer,
}) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.fail();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toEqual([paid]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});

test("closing the window after a failed payment keeps order and cart, and the same order is paid later", {
  tag: "@phone",
}, async ({ shop, tee, buyer }) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  const gatewayOrderId = await shop.checkout.payOnline();
  await shop.razorpay.fail();
  await shop.razorpay.close();
  await shop.checkout.expectUnpaid("The payment failed");
  await shop.frame.expectCount(1);
  expect(await shop.checkout.payOnline()).toBe(gatewayOrderId);
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  await shop.frame.expectCount(0);
  expect(await ordersOf(buyer.email)).toEqual([paid]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});

test("a payment window closed by the buyer leaves an order that can still be paid", {
  tag: "@phone",
}, async ({ shop, tee, buyer }) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  const gatewayOrderId = await shop.checkout.payOnline();
  await shop.razorpay.close();
  await shop.checkout.expectUnpaid("The payment was not finished.");
  await shop.frame.expectCount(1);
  expect(await ordersOf(buyer.email)).toEqual([expect.objectContaining({ status: "Pending Payment" })]);
  expect(await shop.checkout.payOnline()).toBe(gatewayOrderId);
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toEqual([paid]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});

test("an unpaid order can be switched to cash on delivery, and takes one piece", {
  tag: "@phone",
}, async ({ shop, tee, buyer }) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.close();
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  const live = (await ordersOf(buyer.email)).filter(({ status }) => status !== "Cancelled");
  expect(live).toEqual([expect.objectContaining({ status: "Confirmed", payment_method: "cod" })]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});

test.describe("somebody else's order", () => {
  test.use({ tolerated: [/404/] });
  test("an order's page without its token, or with a wrong one, looks like that of an unknown order", {
    tag: "@phone",
  }, async ({ shop, tee, buyer, request }) => {
    await shop.reachCheckout(tee, buyer);
    await shop.checkout.placeCodOrder();
    await shop.success.expectConfirmed();
    const link = new URL(await shop.success.detailsLink(), shop.page.url());
    expect((await request.get(link.href)).status()).toBe(200);
    const token = link.searchParams.get("token") ?? "";
    const order = await shop.success.orderNumber();
    const wrong = [
      "",
      "x",
      token.slice(0, -1),
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      token.toUpperCase(),
    ];
    const missing = await request.get(`/order-details/KP-0000-0000-0000?token=${token}`);
    expect(missing.status()).toBe(404);
    const nothing = visibleText(await missing.text());
    for (const guess of wrong) {
      const reply = await request.get(`${link.pathname}?token=${guess}`);
      expect(reply.status(), `token "${guess}"`).toBe(404);
      expect(visibleText(await reply.text()), `token "${guess}"`).toBe(nothing);
    }
    for (const path of [
      link.pathname,
      `/order-success?order=${order}`,
      `/order-success?order=${order}&token=x`,
    ]) {
      const text = await (await request.get(path)).text();
      expect(text, path).not.toContain(buyer.email);
      expect(text, path).not.toContain(tee.name);
    }
    await shop.page.goto(`${link.pathname}?token=x`);
    await expect(shop.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(shop.page.getByRole("main")).not.toContainText(buyer.pincode);
    await expect(shop.page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
  });
});

function visibleText(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}
