import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ordersOf } from "../support/backend";
import { publishedOf } from "../support/catalog";

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

    const release = await holdScripts(page);
    await page.goto("/checkout", { waitUntil: "commit" });
    await shop.checkout.fillByHand(buyer);
    await page.getByRole("button", { name: /^Pay/ }).click();
    release();
    await shop.razorpay.succeed();
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email)).toHaveLength(1);
  });
});

test.describe("a part that does not load", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("the cart moves nothing when its totals load late, and the checkout places an order without them", async ({
    shop,
    tee,
    buyer,
    page,
  }) => {
    const sums = await controlSums(page);
    await shop.cart.fillWith(tee);
    const retry = page.getByRole("alert").getByRole("button", { name: "Try Again" });
    await sums.hold();
    await retry.click();
    await sums.asked();
    await shop.cart.checkoutLink.hover();
    await page.mouse.down();
    const before = await shop.cart.checkoutLink.boundingBox();
    await sums.release();
    expect(await shop.cart.checkoutLink.boundingBox()).toEqual(before);
    await page.mouse.up();
    await page.waitForURL("**/checkout");

    await sums.lose();
    await page.reload();
    await shop.checkout.fill(buyer);
    await expect(retry).toBeVisible();
    await shop.checkout.placeCodOrder();
    await shop.success.expectConfirmed();
  });
});

/** Holds all scripts of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The script that draws the totals is lost until it is held, and held until it is released. */
async function controlSums(page: Page) {
  let mode: "lost" | "held" | "free" = "lost";
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const isSums = body.includes("Have a coupon code?");
    if (isSums && mode === "lost") return route.abort();
    if (isSums && mode === "held") {
      asked.resolve();
      await released.promise;
    }
    return route.fulfill({ response, body });
  });
  return {
    hold: () => {
      mode = "held";
    },
    asked: () => asked.promise,
    lose: () => {
      mode = "lost";
    },
    /** Lets the script come, and waits until the page has drawn. */
    release: async () => {
      const arrived = page.waitForResponse(scripts);
      released.resolve();
      await (await arrived).finished();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
  };
}
