import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import type { Shop } from "../pages/shop";
import { publishedOf } from "../support/catalog";

function slugsOf(products: { slug: string }[]): string[] {
  return products.map(({ slug }) => slug).sort();
}

test("filters work as a plain form when scripts do not run", async ({ browser, openShopIn }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const shop = await openShopIn(context);
  await shop.list.open("/products?category=mens");
  await shop.list.filterWithoutScript({ sizes: ["XL"], colors: ["black"], max: "700", inStock: true });
  const url = new URL(shop.list.url());
  expect(url.pathname).toBe("/products");
  expect(url.searchParams.getAll("size")).toEqual(["XL"]);
  expect(url.searchParams.getAll("color")).toEqual(["black"]);
  expect(url.searchParams.get("category")).toBe("mens");
  const expected = (await publishedOf("mens")).filter(({ available_options }) =>
    available_options.includes("black/XL"),
  );
  const shown = await shop.list.slugsOfAllPages();
  expect(shown.length).toBeGreaterThan(0);
  for (const slug of shown) expect(slugsOf(expected)).toContain(slug);
  await context.close();
});

test("a search finds a tee despite a typing error", async ({ shop, tee }) => {
  const word = tee.name.split(" ").sort((a, b) => b.length - a.length)[0] ?? tee.name;
  const slip = word.slice(0, 2) + word.slice(3);
  await shop.list.open(`/products?q=${encodeURIComponent(slip)}`);
  expect(await shop.list.slugsOfAllPages()).toContain(tee.slug);
});

test("a search without results says so and offers a link", async ({ shop, page }) => {
  await shop.list.open("/products?q=zzzzqqqqxxxx");
  await expect(page.getByRole("main")).toContainText(/no (products|tees|results)|nothing/i);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("search suggestions can be chosen by keyboard", async ({ shop, tee, page }) => {
  await shop.home.open();
  const box = await shop.home.openSearch();
  // All letters at once are one question: a second answer that comes while the arrows are pressed would move what they choose.
  await box.fill(tee.name.slice(0, 12));
  const option = page.getByRole("option").filter({ hasText: tee.name }).first();
  await expect(option).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("ArrowDown");
    if ((await option.getAttribute("aria-selected")) === "true") break;
  }
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/products/${tee.slug}*`);
});

test("Back from a product returns to the same place in the list", async ({ shop, page }) => {
  await shop.list.open("/products?sort=name&page=2");
  const card = shop.list.cards.nth(9);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await card.getByRole("link").first().click();
  await page.waitForURL(/\/products\/[a-z]/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await page.waitForURL(/page=2/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before + 60);
});

test("a sort order chosen before the scripts load is applied once they do", async ({ shop, page }) => {
  let letScriptsCome = () => {};
  const released = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/products", { waitUntil: "commit" });
  await page.getByLabel(/sort/i).selectOption({ label: "Name" });
  letScriptsCome();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByLabel(/sort/i)).toHaveValue("name");
  await expect(shop.list.cards.first()).toBeVisible();
});

test("Back undoes a sort order", { tag: "@both" }, async ({ shop, page }) => {
  await shop.list.open("/products");
  await shop.list.sortBy("Name");
  await expect(page).toHaveURL(/sort=name/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=name/);
  await expect(shop.list.cards.first()).toBeVisible();
});

/** The newest ones are made, and taken away, by other tests; not all have pictures. */
const cardOf = ({ list }: Shop) => list.cards.nth(9);

function watchFetches(page: Page, path: string) {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isPage = pathname === path && request.resourceType() === "fetch";
    if (isPage) fetched.push(request.headers()["next-router-segment-prefetch"] ?? "whole");
    if (request.resourceType() === "image" && /-(960|1280)\.webp$/.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}

test("a card that is pointed at fetches its page and picture once, and the click shows them without another fetch", async ({
  shop,
  page,
}) => {
  await shop.list.open("/products");
  await page.waitForLoadState("networkidle");
  const link = cardOf(shop).getByRole("link");
  const fetched = watchFetches(page, (await link.getAttribute("href")) ?? "");
  await link.hover();
  await expect.poll(() => fetched.filter((what) => what.endsWith("__PAGE__")).length).toBe(1);
  await page.waitForLoadState("networkidle");
  const ahead = [...fetched];
  await page.mouse.move(0, 0);
  await link.hover();
  await link.click();
  await page.waitForURL(/\/products\/[a-z]/);
  const main = await shop.product.mainPicture();
  expect(ahead).toContain(new URL(main).pathname);
  expect(fetched.filter((what) => !what.endsWith(".webp"))).toEqual(
    ahead.filter((what) => !what.endsWith(".webp")),
  );
  expect(fetched.filter((what) => what === new URL(main).pathname)).toHaveLength(1);
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(`nothing is fetched before the click with ${JSON.stringify(connection)}`, async ({ shop, page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, "connection", { value }),
      connection,
    );
    await shop.list.open("/products");
    await page.waitForLoadState("networkidle");
    const link = cardOf(shop).getByRole("link");
    const fetched = watchFetches(page, (await link.getAttribute("href")) ?? "");
    await link.hover();
    await link.focus();
    await page.waitForTimeout(500);
    expect(fetched).toEqual([]);
    await link.click();
    await page.waitForURL(/\/products\/[a-z]/);
    expect(fetched).toContain("whole");
  });
}
