import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { sidewaysScroll, violationsOn } from "../support/rules";
import type { Tee } from "../support/tees";

const narrowest = { width: 320, height: 640 };

async function sidewaysScrollAtNarrowest(page: Page): Promise<string[]> {
  const usual = page.viewportSize() ?? narrowest;
  await page.setViewportSize(narrowest);
  const found = await sidewaysScroll(page);
  await page.setViewportSize(usual);
  return found;
}

function pagesFor(tee: Tee): string[] {
  return [
    "/",
    "/products",
    "/products?category=kids",
    "/products?q=tee&size=M&sort=price-asc",
    "/products?q=zzzzqqqqxxxx",
    "/premium-tshirts",
    `/products/${tee.slug}?color=${tee.color}&size=${tee.size}`,
    "/basic/black",
    "/cart",
    "/wishlist",
    "/checkout",
    "/terms",
    "/referral-program",
    "/subscription",
    "/ref/0a0a0a0a-0000-4000-8000-00000000000a",
    "/blog",
    "/auth",
    "/auth?tab=register",
    "/auth?tab=forgot-password",
  ];
}

test("no page breaks a WCAG 2.2 AA rule that axe can check, and none scrolls sideways at 320 pixels", async ({
  shop,
  tee,
  page,
}) => {
  await shop.cart.fillWith(tee);
  const found: string[] = [];
  for (const path of pagesFor(tee)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await shop.frame.expectCount(1);
    found.push(...(await violationsOn(page)));
    found.push(...(await sidewaysScrollAtNarrowest(page)));
  }
  expect(found).toEqual([]);
});

test.describe("the 404 page", () => {
  test.use({ tolerated: [/404/] });
  test("breaks no accessibility rule, and fits 320 pixels", async ({ page }) => {
    for (const path of ["/no-such-page", "/products/no-such-tee-1", "/products?category=no-such"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    }
    expect(await sidewaysScrollAtNarrowest(page)).toEqual([]);
  });
});

test("an order's pages, the menu, the filters and a toast break no accessibility rule", {
  tag: "@phone",
}, async ({ shop, tee, buyer, page }) => {
  await shop.reachCheckout(tee, buyer);
  const found = await violationsOn(page);
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  found.push(...(await violationsOn(page)));
  await page.goto(await shop.success.detailsLink());
  found.push(...(await violationsOn(page)));
  await shop.frame.openMenu();
  found.push(...(await violationsOn(page)));
  await shop.list.open("/products");
  await shop.list.openFilters();
  found.push(...(await violationsOn(page)));
  await shop.product.open(tee);
  await shop.product.addToCart();
  await shop.frame.expectToast("Added to Cart");
  found.push(...(await violationsOn(page)));
  expect(found).toEqual([]);
});

test("errors of the checkout form are linked to their fields", async ({ shop, tee, page }) => {
  await shop.cart.fillWith(tee);
  await shop.cart.checkout();
  await shop.checkout.checkCod();
  await shop.checkout.placeCodButton.click();
  const wrong = page.locator("[aria-invalid=true]");
  await expect(wrong.first()).toBeVisible();
  await expect(wrong.first()).toBeFocused();
  for (const field of await wrong.all()) {
    const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
    expect(ids.length).toBeGreaterThan(0);
    await expect(page.locator(`#${ids.at(-1)}`)).not.toBeEmpty();
  }
  expect(await violationsOn(page)).toEqual([]);
});
