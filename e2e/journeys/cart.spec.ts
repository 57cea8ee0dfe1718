import { expect, test } from "../fixtures";

test("the four cart messages have their exact titles, and appear one at a time", async ({ shop, tee }) => {
  await shop.product.open(tee);
  await shop.product.addToCart();
  await shop.frame.expectToast("Added to Cart");
  await shop.cart.open();
  await shop.cart.increase(tee);
  await shop.frame.expectToast("Cart Updated");
  await shop.cart.remove(tee);
  await shop.frame.expectToast("Removed from Cart");
  await shop.cart.fillWith(tee);
  await shop.cart.clear();
  await shop.frame.expectToast("Cart Cleared");
});

test("an eleventh piece of one item is refused with a message of its own", async ({ shop, tee }) => {
  await shop.cart.fillWith(tee);
  await shop.cart.setQuantity(tee, "10");
  await shop.product.open(tee);
  await shop.product.addToCart();
  await shop.frame.expectToast("Not Added to Cart");
});

test("a dismissed message disappears at once", async ({ shop, tee }) => {
  await shop.product.open(tee);
  await shop.product.addToCart();
  const toast = shop.frame.toasts;
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toBeHidden({ timeout: 2_000 });
});

test("adding the same tee again raises its quantity, and another size gets a line of its own", async ({
  shop,
  tee,
}) => {
  await shop.product.open(tee);
  await shop.product.addToCart();
  await shop.frame.expectCount(1);
  await shop.product.addToCart();
  await shop.frame.expectCount(2);
  const other = await shop.product.chooseAnotherSize(tee);
  await shop.product.addToCart();
  await shop.frame.expectCount(3);
  await shop.cart.open();
  await expect(shop.cart.lines).toHaveCount(2);
  await shop.cart.expectLine(tee, 2);
  await shop.cart.expectLine(other, 1);
});

test("a quantity of 0 removes the line", async ({ shop, tee }) => {
  await shop.cart.fillWith(tee);
  await shop.cart.expectLine(tee, 1);
  await shop.cart.setQuantity(tee, "0");
  await shop.cart.expectEmpty();
  await shop.frame.expectCount(0);
});

test("an invalid quantity is refused with a message, and the cart stays as it was", async ({ shop, tee }) => {
  await shop.cart.fillWith(tee);
  await shop.cart.setQuantity(tee, "3");
  const refusals = {
    "Choose a whole number from 1 to 10.": ["1.5"],
    "You can order at most 10 of one item.": ["11"],
  };
  for (const [message, quantities] of Object.entries(refusals)) {
    for (const quantity of quantities) {
      await shop.cart.setQuantity(tee, quantity);
      await expect(shop.cart.line(tee), quantity).toContainText(message);
      await shop.cart.expectLine(tee, 3);
    }
  }
  await shop.frame.expectCount(3);
});

test("Undo brings a removed line back", async ({ shop, tee, page }) => {
  await shop.cart.fillWith(tee);
  await shop.cart.increase(tee);
  await shop.cart.remove(tee);
  await shop.frame.expectCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await shop.cart.expectLine(tee, 2);
});

test("fifty fast clicks end at the right quantity", async ({ shop, tee }) => {
  await shop.cart.fillWith(tee);
  // 5 x (+6 -4) = 10 up from 1, but no line goes beyond 10.
  const expected = await shop.cart.clickFast(tee, "++++++----".repeat(5));
  expect(expected.clicks).toBe(50);
  await shop.cart.expectLine(tee, expected.quantity);
  await shop.frame.expectCount(expected.quantity);
  await shop.cart.open();
  await shop.cart.expectLine(tee, expected.quantity);
  await shop.cart.expectTotalsOf(tee, expected.quantity);
});

test("two tabs show the same cart", async ({ shop, tee, openShop }) => {
  await shop.cart.fillWith(tee);
  const other = await openShop();
  await other.cart.open();
  await other.cart.expectLine(tee, 1);
  await other.cart.increase(tee);
  await shop.cart.expectLine(tee, 2);
  await shop.frame.expectCount(2);
  await shop.cart.increase(tee);
  await other.cart.expectLine(tee, 3);
  await other.cart.remove(tee);
  await shop.cart.expectEmpty();
  await shop.frame.expectCount(0);
});

test("the cart survives reload, another page and Back", async ({ shop, tee, page }) => {
  await shop.cart.fillWith(tee);
  await shop.cart.increase(tee);
  await page.reload();
  await shop.cart.expectLine(tee, 2);
  await page.goto("/products");
  await shop.frame.expectCount(2);
  await shop.cart.open();
  await shop.cart.increase(tee);
  await page.goBack();
  await shop.frame.expectCount(3);
  await page.goForward();
  await shop.cart.expectLine(tee, 3);
});

test("the badge counts pieces on every kind of page", async ({ shop, tee, page }) => {
  await shop.cart.fillWith(tee);
  await shop.cart.increase(tee);
  for (const path of ["/", "/products?q=tee", `/products/${tee.slug}`, "/checkout", "/auth"]) {
    await page.goto(path);
    await shop.frame.expectCount(2);
  }
});

test("adding to the cart works without scripts", async ({ browser, tee }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/products/${tee.slug}?color=${tee.color}&size=${tee.size}`);
  await page.locator(`input[name=add][value="${tee.variantId}"]`).check();
  await page.locator("[data-buy-button]").getByRole("button", { name: "Add to cart" }).click();
  await page.waitForURL("**/cart?add=*");
  expect(new URL(page.url()).searchParams.get("add")).toBe(String(tee.variantId));
  await context.close();
});

test("a part of the cart that loads late moves nothing under a finger", async ({ page, shop, tee }) => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  let isAsked = false;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes("Have a coupon code?")) {
      isAsked = true;
      await held;
    }
    await route.fulfill({ response, body });
  });
  await shop.cart.fillWith(tee);
  await expect(shop.cart.main.getByText("Total", { exact: true }).first()).toBeVisible();
  await expect.poll(() => isAsked).toBe(true);
  const placeOf = async () => (await shop.cart.checkoutLink.boundingBox())?.y ?? 0;
  await shop.cart.checkoutLink.hover();
  await page.mouse.down();
  const before = await placeOf();
  letCome();
  await page.waitForTimeout(500);
  expect(await placeOf()).toBe(before);
  await expect(page.getByText("Have a coupon code?")).toHaveCount(0);
  await page.mouse.up();
  await page.waitForURL("**/checkout");
});

test("Go to checkout works right after a quantity was typed, and uses that quantity", async ({
  shop,
  tee,
}) => {
  await shop.cart.fillWith(tee);
  await shop.cart.typeQuantityAndCheckout(tee, "3");
  await expect(shop.checkout.main.getByText("3 pieces").filter({ visible: true }).first()).toBeVisible();
});
