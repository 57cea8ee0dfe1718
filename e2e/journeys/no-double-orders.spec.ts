import { expect, test } from "../fixtures";
import { availableOf, ordersOf } from "../support/backend";

test("a double click places one order; a guest sees no address book", async ({ shop, tee, buyer, page }) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  await expect(page.getByRole("radio", { name: /address/ })).toHaveCount(0);
  await expect(page.getByLabel(/Save this address/)).toHaveCount(0);
  await shop.checkout.doubleClickPlaceCodOrder();
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});

test.describe("when the answer is lost", () => {
  test.use({ tolerated: [/Failed to load resource|Failed to fetch|network/i] });

  test("a second press gives the same order, also after a reload", async ({ shop, tee, buyer, page }) => {
    const before = await availableOf(tee.variantId);
    await shop.reachCheckout(tee, buyer);
    await shop.checkout.loseAnswers();
    await shop.checkout.clickPlaceCodOrder();
    await expect(shop.checkout.notice).toContainText("never placed twice");
    expect(await ordersOf(buyer.email)).toHaveLength(1);
    await shop.checkout.clickPlaceCodOrder();
    await expect(shop.checkout.notice).toContainText("never placed twice");
    await shop.checkout.heal();
    await page.reload();
    await shop.checkout.expectTyped(buyer);
    await shop.checkout.placeCodOrder();
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email)).toHaveLength(1);
    expect(await availableOf(tee.variantId)).toBe(before - 1);
    await shop.frame.expectCount(0);
  });
});

test("Back after a placed order does not offer to buy again", async ({ shop, tee, buyer, page }) => {
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  await page.goBack();
  await expect(shop.checkout.placeCodButton).toBeHidden();
  // A guest has no list of orders.
  await expect(shop.checkout.main.getByRole("link", { name: "Find your order" })).toBeVisible();
  await shop.frame.expectCount(0);
  await page.goForward();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

test("two tabs with the same cart place one order", async ({ shop, tee, buyer, openShop }) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  const other = await openShop();
  await other.checkout.open();
  await other.checkout.fill(buyer);
  await shop.checkout.chooseCod();
  await other.checkout.chooseCod();
  await Promise.all([shop, other].map(({ checkout }) => checkout.placeCodButton.dispatchEvent("click")));
  await expect.poll(async () => (await ordersOf(buyer.email)).length).toBe(1);
  await expect
    .poll(async () => [await shop.success.isShown(), await other.success.isShown()].filter(Boolean).length)
    .toBeGreaterThan(0);
  expect(await ordersOf(buyer.email)).toHaveLength(1);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});

test("a reload with the payment window open leads back to the same order", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  const before = await availableOf(tee.variantId);
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.payOnline();
  await page.reload();
  await shop.checkout.fill(buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  const orders = await ordersOf(buyer.email);
  expect(orders.filter(({ status }) => status === "Confirmed")).toHaveLength(1);
  expect(orders.filter(({ status }) => status === "Pending Payment")).toHaveLength(0);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});
