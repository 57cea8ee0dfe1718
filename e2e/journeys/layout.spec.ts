import { expect, test } from "../fixtures";

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

test("the header and footer have their links at every width, stay reachable, and have a skip link for the keyboard", async ({
  shop,
  page,
}) => {
  const { header, footer } = shop.frame;
  const about = header.getByRole("link", { name: "About", exact: true }).filter({ visible: true });
  for (const [width, login] of [
    [768, /log in/i],
    [767, "Login / Register"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect(about).toHaveCount(width === 768 ? 1 : 0);
    const menu = await shop.frame.openMenu();
    for (const [name, href] of Object.entries(headerLinks)) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
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

  await page.goto("/products");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /skip to (main )?content/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(shop.frame.badge).toBeInViewport();
  await page.goto("/blog");
  await expect(header.getByRole("link", { name: "Shop Now" }).first()).toHaveAttribute(
    "href",
    "/products?utm_source=blog&utm_medium=navbar",
  );
});
