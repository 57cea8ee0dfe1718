import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ordersOf } from "../support/backend";
import { publishedOf } from "../support/catalog";
import { anyProduct } from "../support/site";

const scripts = "**/_next/static/chunks/**/*.js";

test.describe("without scripts", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("a visitor filters, adds to the cart, loads failed totals by Try again, and orders without them by a tap on Pay before any script has loaded", async ({
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
    const totals = await loseTotals(page);
    await shop.product.addToCart();
    await shop.cart.expectLine(tee, 1);
    const retry = page.getByRole("alert").getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    totals.isLost = false;
    await retry.click();
    await expect(shop.cart.main).toContainText("Have a coupon code?");
    await expect(retry).toHaveCount(0);

    totals.isLost = true;
    const release = await delayScripts(page);
    await page.goto("/checkout", { waitUntil: "commit" });
    await shop.checkout.fillByHand(buyer);
    await page.getByRole("button", { name: /^Pay/ }).click();
    release();
    await expect(retry).toBeVisible();
    await shop.razorpay.succeed();
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email)).toHaveLength(1);
  });
});

/** Where each element is, and how it and what its styles add to it are painted. */
function look(): string[] {
  return [...document.body.querySelectorAll("*")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const painted = ["", "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, part);
      const { color, fill, background, font, opacity, border, boxShadow } = style;
      const { textDecoration, transform, visibility, content } = style;
      const own = [color, fill, background, font, opacity, border, boxShadow];
      return [...own, textDecoration, transform, visibility, content].join(" ");
    });
    return [element.outerHTML.slice(0, 80), x, y, width, height, ...painted].join(" ");
  });
}

test("pages look the same before and after their whole sheet has come", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // The second sheet's fonts may be shown later than the first one's: with neither only the rules differ.
  await page.route(/\.woff2$/, (route) => route.abort());
  const { slug } = await anyProduct();
  const paths = [
    "/",
    "/products",
    `/products/${slug}`,
    "/contact",
    "/terms",
    "/marketing",
    "/blog/what-gsm-means",
  ];
  for (const [index, path] of paths.entries()) {
    await page.setViewportSize({ width: index % 2 ? 1280 : 360, height: 800 });
    await page.goto(path, { waitUntil: "load" });
    const before = await page.evaluate(look);
    const sheets = await page.evaluate(() => {
      const waiting = [...document.querySelectorAll<HTMLLinkElement>("link[media=print]")];
      for (const sheet of waiting) sheet.media = "all";
      return waiting.filter(({ sheet }) => sheet !== null).length;
    });
    expect.soft(sheets, path).toBeGreaterThan(0);
    const after = await page.evaluate(look);
    expect.soft(after.filter((element, nr) => element !== before[nr]).slice(0, 5), path).toEqual([]);
  }
  await context.close();
});

/** Whether the script with the totals doesn't load from now on. */
async function loseTotals(page: Page): Promise<{ isLost: boolean }> {
  const totals = { isLost: true };
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (totals.isLost && body.includes("Have a coupon code?")) await route.abort();
    else await route.fulfill({ response, body });
  });
  return totals;
}

/** Blocks all scripts of the page until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
