import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ordersOf } from "../support/backend";
import { publishedOf } from "../support/catalog";
import { staticPaths } from "../support/site";

const scripts = "**/_next/static/chunks/**/*.js";

test.describe("without scripts", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("a visitor filters, adds to the cart and taps Pay before any script has loaded", async ({
    shop,
    tee,
    buyer,
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto("/products?category=mens", { waitUntil: "load" });
    await shop.list.filterWithoutScript({ sizes: ["XL"], colors: ["black"], max: "700", inStock: true });
    expect(new URL(page.url()).searchParams.get("category")).toBe("mens");
    const fitting = (await publishedOf("mens")).filter(({ available_options }) =>
      available_options.includes("black/XL"),
    );
    const shown = await shop.list.slugsOnPage();
    expect(shown.length).toBeGreaterThan(0);
    expect(fitting.map(({ slug }) => slug)).toEqual(expect.arrayContaining(shown));

    await page.goto(`/products/${tee.slug}?color=${tee.color}&size=${tee.size}`, { waitUntil: "load" });
    await page.locator(`input[name=add][value="${tee.variantId}"]`).check();
    await page.unroute(scripts);
    await shop.product.addToCart();
    await shop.cart.expectLine(tee, 1);

    const release = await delayScripts(page);
    await page.goto("/checkout", { waitUntil: "commit" });
    await shop.checkout.fillByHand(buyer);
    await page.getByRole("button", { name: /^Pay/ }).click();
    release();
    await shop.razorpay.succeed();
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email)).toHaveLength(1);
  });
});

test("pages look the same before and after their whole sheet has come", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [index, path] of (await staticPaths()).entries()) {
    await page.setViewportSize({ width: index % 2 ? 1280 : 360, height: 800 });
    await page.goto(path, { waitUntil: "networkidle" });
    // Pictures load when a screenshot scrolls to them.
    await page.evaluate(() => {
      for (const picture of document.images) picture.style.visibility = "hidden";
    });
    const before = await page.screenshot({ fullPage: true });
    await page.evaluate(() => {
      for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[media=print]"))
        sheet.media = "all";
    });
    expect.soft(before.equals(await page.screenshot({ fullPage: true })), path).toBe(true);
  }
  await context.close();
});

test.describe("with a request that fails", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("Try again loads failed totals, and the checkout places an order without them", async ({
    shop,
    tee,
    buyer,
    page,
  }) => {
    let isLost = true;
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (isLost && body.includes("Have a coupon code?")) await route.abort();
      else await route.fulfill({ response, body });
    });
    const retry = page.getByRole("alert").getByRole("button", { name: "Try again" });
    await shop.cart.fillWith(tee);
    await expect(retry).toBeVisible();
    isLost = false;
    await retry.click();
    await expect(shop.cart.main).toContainText("Have a coupon code?");
    await expect(retry).toHaveCount(0);

    isLost = true;
    await shop.checkout.open();
    await shop.checkout.fill(buyer);
    await expect(retry).toBeVisible();
    await shop.checkout.placeCodOrder();
    await shop.success.expectConfirmed();
  });
});

/** Blocks all scripts of the page until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
