import { expect, test } from "../fixtures";
import { get } from "../support/http";

const headerLinks = {
  Home: "/",
  Products: "/products",
  Premium: "/premium-tshirts",
  "Custom Design": "/tshirt-designer",
  About: "/about",
  Contact: "/contact",
};
const quickLinks = {
  Home: "/",
  Products: "/products",
  "About Us": "/about",
  Contact: "/contact",
  Investors: "/investor",
  Blog: "/blog",
};
const legalLinks = {
  "Terms of Use": "/terms",
  "Privacy Policy": "/terms?tab=privacy",
  "Shipping Policy": "/shipping-policy",
  "Refund Policy": "/refund-policy",
  FAQ: "/faq",
};

test("the header has its six links at every width", { tag: "@both" }, async ({ shop, page }) => {
  await page.goto("/");
  const menu = await shop.frame.openMenu();
  for (const [name, href] of Object.entries(headerLinks)) {
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
});

test("the footer has its columns, at most five categories, and the company's address", async ({
  shop,
  page,
}) => {
  await page.goto("/");
  for (const [name, href] of Object.entries({ ...quickLinks, ...legalLinks })) {
    await expect(shop.frame.footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  const categories = shop.frame.footer.locator('a[href^="/products?category="]');
  expect(await categories.count()).toBeGreaterThan(0);
  expect(await categories.count()).toBeLessThanOrEqual(5);
  for (const link of await categories.all()) {
    expect(await link.getAttribute("href")).toMatch(/^\/products\?category=[a-z0-9-]+$/);
  }
  await expect(shop.frame.footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(shop.frame.footer.locator('a[href^="mailto:"]')).toBeVisible();
});

test("the header stays visible while the page scrolls", { tag: "@both" }, async ({ shop, page }) => {
  await page.goto("/products");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(shop.frame.badge).toBeInViewport();
});

test("a new page opens at its top", async ({ shop, page }) => {
  await page.goto("/products");
  const card = shop.list.cards.nth(12);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole("link").first().click();
  await page.waitForURL(/\/products\/[a-z]/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50);
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/products");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /skip to (main )?content/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("guests see a link to sign in", { tag: "@both" }, async ({ shop, page, isMobile }) => {
  await page.goto("/");
  const scope = isMobile ? await shop.frame.openMenu() : shop.frame.header;
  const link = scope.getByRole("link", { name: isMobile ? "Login / Register" : /sign in/i });
  await expect(link).toHaveAttribute("href", /^\/(auth|login)/);
});

test("blog pages send readers to the shop", async ({ shop }) => {
  const reply = await get("/blog");
  expect(reply.status).toBeLessThan(500);
  expect(reply.body).toMatch(
    /href="\/products\?utm_source=blog&amp;utm_medium=navbar"[^>]*>[^<]*Shop Now|Shop Now/,
  );
  await shop.home.open();
  await expect(shop.frame.header.getByRole("link", { name: "Shop Now" })).toHaveCount(0);
});

test.describe("a missing page", () => {
  test.use({ tolerated: [/404/] });
  test("answers 404 and offers links", async ({ page }) => {
    const reply = await page.goto("/no-such-page");
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator('a[href="/products"], a[href="/"]').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  });
});

test("the layout changes at 768 pixels", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 768, height: 800 } });
  await page.goto("/");
  const about = page.getByRole("banner").getByRole("link", { name: "About", exact: true });
  await expect(about).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(about).toBeHidden();
  await page.close();
});
