import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { availableOf, changePrice, changeStock } from "../support/backend";
import { rupees } from "../support/rupees";

test("a damaged cart in browser storage gives an empty cart and a note", async ({ shop, page }) => {
  await page.goto("/products");
  await shop.cart.writeStorage('{"v":1,"lines":[{');
  await shop.cart.open();
  await shop.cart.expectEmpty();
  await expect(shop.cart.main).toContainText(/could not be read|damaged/i);
  await shop.frame.expectCount(0);
});

test("a price edited in browser storage changes nothing", async ({ shop, tee, page }) => {
  await shop.cart.fillWith(tee);
  const honest = await shop.cart.total();
  await shop.cart.editStorage((line) => ({ ...line, price: 100, title: "Free tee" }));
  await page.reload();
  await expect.poll(() => shop.cart.total()).toBe(honest);
  await expect(shop.cart.main).not.toContainText("Free tee");
});

test("the cart says when a price has changed since the tee was added", async ({ shop, tee, page }) => {
  await shop.cart.fillWith(tee);
  const before = await shop.cart.total();
  await changePrice(tee.productId, tee.price + 50);
  try {
    await page.reload();
    await expect(shop.cart.line(tee)).toContainText(/price/i);
    await expect.poll(() => shop.cart.total()).toBeGreaterThan(before);
  } finally {
    await changePrice(tee.productId, tee.price);
  }
});

test("checkout and cart say when a tee has sold out, and it can't be ordered", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  await shop.reachCheckout(tee, buyer);
  const left = await availableOf(tee.variantId);
  await changeStock(tee.variantId, -left);
  try {
    await shop.checkout.chooseCod();
    await expect(shop.checkout.main).toContainText(/sold out/i);
    await shop.checkout.placeCodButton.click();
    await expect(shop.checkout.notice).toContainText("Some items can no longer be bought");
    expect(await shop.checkout.ordersPlaced(buyer)).toBe(0);
    await page.goto("/cart");
    await expect(shop.cart.line(tee)).toContainText(/sold out/i);
    await expect(shop.cart.checkoutLink).toBeDisabled();
  } finally {
    await changeStock(tee.variantId, left);
  }
  await page.reload();
  await expect(shop.cart.line(tee)).not.toContainText(/sold out/i);
});

test("the cart says how many pieces are left if there are fewer than wanted", async ({ shop, tee, page }) => {
  await shop.cart.fillWith(tee);
  await shop.cart.setQuantity(tee, "5");
  const left = await availableOf(tee.variantId);
  await changeStock(tee.variantId, 2 - left);
  try {
    await page.reload();
    await expect(shop.cart.line(tee)).toContainText(/\b2\b/);
    await expect(shop.cart.line(tee)).toContainText(/left|available/i);
  } finally {
    await changeStock(tee.variantId, left - 2);
  }
});

test("cart and checkout show the same total, and a cash order adds its fee", async ({ shop, tee, buyer }) => {
  await shop.cart.fillWith(tee);
  const total = await shop.cart.total();
  await shop.cart.checkout();
  expect(await shop.checkout.total()).toBe(total);
  await shop.checkout.fill(buyer);
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  const feeForCash = 40;
  await expect(shop.success.main).toContainText(rupees(total + feeForCash));
});

test.describe("a part that does not load", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("sums that did not load are told, and asked for again", async ({ shop, tee, page }) => {
    const letLoad = await loseSums(page);
    await shop.cart.fillWith(tee);
    const retry = page.getByRole("alert").getByRole("button", { name: "Try Again" });
    await expect(retry).toBeVisible();
    await letLoad();
    await retry.click();
    await expect(shop.cart.main).toContainText("Have a coupon code?");
    await expect(retry).toHaveCount(0);
  });

  test("an order goes through without the parts of the checkout that did not load", async ({
    shop,
    tee,
    buyer,
    page,
  }) => {
    await loseSums(page);
    await shop.reachCheckout(tee, buyer);
    await expect(page.getByRole("alert").getByRole("button", { name: "Try Again" })).toBeVisible();
    await shop.checkout.chooseCod();
    await shop.checkout.placeCodButton.click();
    await shop.success.expectConfirmed();
  });
});

/** Aborts the scripts that draw the sums, until the returned function is called. */
async function loseSums(page: Page): Promise<() => Promise<void>> {
  const scripts = "**/_next/static/chunks/*.js";
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes("Have a coupon code?")) await route.abort();
    else await route.fulfill({ response, body });
  });
  return () => page.unroute(scripts);
}
