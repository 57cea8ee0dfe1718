import { expect, test } from "../fixtures";
import type { Shop } from "../pages/shop";
import { WishlistPage } from "../pages/wishlist-page";
import { makeCustomer } from "../support/customer";

/** Which calls about who somebody is and what they like each page makes, of those that people look around on. */
async function expectCalls({ page, frame }: Shop, calls: Record<string, string[]>): Promise<void> {
  for (const [path, expected] of Object.entries(calls)) {
    const made = new Set<string>();
    const note = (request: { url: () => string }) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(session|wishlist)/.test(pathname)) made.add(pathname);
    };
    page.on("request", note);
    await page.goto(path);
    // The count comes from the browser's own memory: by then the page's scripts have run.
    await frame.expectCount(1);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => [...made].sort(), { message: path }).toEqual(expected);
    page.off("request", note);
  }
}

test("a guest who looks around makes no call about who it is", async ({ shop, tee }) => {
  await shop.cart.fillWith(tee);
  await expectCalls(shop, {
    "/": [],
    "/products": [],
    [`/products/${tee.slug}`]: [],
    "/cart": [],
  });
});

test("somebody who is signed in makes them, on every page", async ({ shop, tee, page }) => {
  await new WishlistPage(page).logInTo("/about", await makeCustomer());
  await shop.cart.fillWith(tee);
  await expectCalls(shop, {
    "/": ["/api/session", "/api/wishlist"],
    "/products": ["/api/session", "/api/wishlist"],
    [`/products/${tee.slug}`]: ["/api/session", "/api/wishlist"],
    "/cart": ["/api/session"],
  });
});
