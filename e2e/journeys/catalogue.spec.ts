import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import type { Shop } from "../pages/shop";
import { openWithAxe, violationsOn, waitUntilStill } from "../support/rules";

const headerLinks = {
  Home: "/",
  Products: "/products",
  Premium: "/premium-tshirts",
  "Custom Design": "/tshirt-designer",
  About: "/about",
  Contact: "/contact",
};
const footerLinks = {
  Home: "/",
  Products: "/products",
  "About Us": "/about",
  Contact: "/contact",
  Investors: "/investor",
  Blog: "/blog",
  "Terms of Use": "/terms",
  "Privacy Policy": "/terms?tab=privacy",
  "Shipping Policy": "/shipping-policy",
  "Refund Policy": "/refund-policy",
  FAQ: "/faq",
};

test("the header and footer have their links at every width and a skip link, and a search suggestion opens a product, which keeps its chosen colour after a reload and is listed as viewed", async ({
  shop,
  tee,
  page,
}) => {
  await shop.home.open();
  await expectFrame(shop);
  const box = await shop.home.openSearch();
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

  const before = await shop.product.mainPicture();
  const color = await shop.product.chooseAnotherColor();
  await expect(page).toHaveURL(new RegExp(`color=${color}`));
  await expect.poll(() => shop.product.mainPicture()).not.toBe(before);
  const chosen = await shop.product.mainPicture();
  await page.reload();
  await expect.poll(() => shop.product.mainPicture()).toBe(chosen);

  await page.goto("/premium-tshirts");
  await shop.list.cards.first().hover();
  const card = shop.list.cards.filter({ has: page.getByRole("group", { name: /^Colours of/ }) }).first();
  const last = card.getByRole("group").getByRole("button").last();
  await last.click();
  await expect(last).toHaveAttribute("aria-pressed", "true");
  const lastColor = await last.getAttribute("aria-label");
  await expect(card.getByRole("img")).toHaveAttribute("alt", new RegExp(` in ${lastColor}$`));
  await expect(card.getByRole("link")).toHaveAttribute("href", /\?color=/);
  await shop.list.cards.filter({ hasNotText: tee.name }).first().getByRole("link").click();
  await page.waitForURL(/\/products\/[a-z]/);
  const recent = page.getByRole("region", { name: /recently viewed/i });
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole("link", { name: new RegExp(tee.name) }).first()).toBeVisible();
  const blog = await (await page.request.get("/blog")).text();
  expect(blog).toMatch(/href="\/products\?utm_source=blog&amp;utm_medium=navbar"[^>]*>(<[^>]*>)*Shop Now/);
});

/** Checks the header and footer of the open page. */
async function expectFrame({ page, frame }: Shop): Promise<void> {
  const { header, footer } = frame;
  const about = header.getByRole("link", { name: "About", exact: true }).filter({ visible: true });
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /skip to (main )?content/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(frame.badge).toBeInViewport();

  for (const [width, login] of [
    [768, /log in/i],
    [767, "Login / Register"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(about).toHaveCount(width === 768 ? 1 : 0);
    const menu = await frame.openMenu();
    for (const [name, href] of Object.entries(headerLinks)) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    if (width === 767) {
      await expect(menu.locator('a[href^="/products?category="]')).toHaveCount(5);
      await expect(menu.getByRole("link", { name: "Wishlist" })).toHaveAttribute("href", "/wishlist");
      await expect(menu.getByRole("link", { name: "Find an order" })).toHaveAttribute("href", "/find-order");
    }
    const scope = width === 768 ? header : menu;
    await expect(scope.getByRole("link", { name: login }).first()).toHaveAttribute("href", /^\/(auth|login)/);
  }

  for (const [name, href] of Object.entries(footerLinks)) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  const categories = await footer.locator('a[href^="/products?category="]').count();
  expect(categories).toBeGreaterThan(0);
  expect(categories).toBeLessThanOrEqual(5);
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("on a phone the menu and the filters pass axe, and the filters' button counts the products of a choice, before and after it is applied @phone", async ({
  shop,
  page,
}) => {
  await openWithAxe(page);
  await shop.list.open("/products?theme=animals");
  await shop.frame.openMenu();
  await waitUntilStill(page);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await shop.list.openFilters();
  await waitUntilStill(page);
  expect(await violationsOn(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => window.history.state?.layer)).toBe(true);
  await page.goBack();
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeHidden();
  await expect(page).toHaveURL(/theme=animals/);
  await shop.list.openFilters();
  const show = page.getByRole("button", { name: /^Show/ });
  const asSeen = { useInnerText: true };
  const before = await show.innerText();
  await page.getByRole("checkbox", { name: /^Chai/ }).check();
  await expect(show).not.toHaveText(before, asSeen);
  await expect(show).toHaveText(/^Show \d+ products$/, asSeen);
  const counted = await show.innerText();
  await show.click();
  await expect(page).toHaveURL(/theme=chai/);
  await shop.list.openFilters();
  await expect(show).toHaveText(counted, asSeen);
});

/** Prefetch requests for a product's page, by path. */
function watchPrefetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const segment = request.headers()["next-router-segment-prefetch"] ?? "";
    if (segment.endsWith("__PAGE__")) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

function setConnection(value: { saveData: boolean; downlink: number }): void {
  Object.defineProperty(navigator, "connection", { configurable: true, value });
}

const saveData = (page: Page, isOn: boolean) => page.evaluate(setConnection, { saveData: isOn, downlink: 1 });

test("a sort order chosen before the scripts load is applied, a hovered product opens at once, Back restores the position, and a fast connection prefetches the products in view", async ({
  shop,
  page,
}) => {
  await page.addInitScript(setConnection, { saveData: false, downlink: 1 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await shop.list.open("/products", "commit");
  await page.getByLabel(/sort/i).selectOption({ label: "Name" });
  release();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByLabel(/sort/i)).toHaveValue("name");

  const [sparing, hovered] = [8, 9].map((index) => shop.list.cards.nth(index).getByRole("link").first());
  if (!sparing || !hovered) throw new Error("the list has no ten cards");
  const [sparingPath, path] = await Promise.all(
    [sparing, hovered].map(async (link) => (await link.getAttribute("href")) ?? ""),
  );
  await hovered.scrollIntoViewIfNeeded();
  const fetched = watchPrefetches(page);
  await saveData(page, true);
  await sparing.hover();
  await saveData(page, false);
  await hovered.hover();
  await expect.poll(() => fetched).toContain(path);
  expect(fetched).not.toContain(sparingPath);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);

  await hovered.click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "More like this" })).toBeVisible();
  expect(fetched.filter((one) => one === path)).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 60);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(place + 60);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=name/);
  await expect(shop.list.cards.first()).toBeVisible();

  const inView = watchPrefetches(page);
  await page.addInitScript(setConnection, { saveData: false, downlink: 10 });
  await shop.list.open("/products");
  const first = await shop.list.cards.first().getByRole("link").first().getAttribute("href");
  await expect.poll(() => inView).toContain(first);
  await shop.list.cards.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(inView.length).toBeLessThanOrEqual(8);
});
