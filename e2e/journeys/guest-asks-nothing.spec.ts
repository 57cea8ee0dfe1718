import { expect, test } from "../fixtures";
import type { Shop } from "../pages/shop";
import { WishlistPage } from "../pages/wishlist-page";
import { makeCustomer } from "../support/customer";
import type { Tee } from "../support/tees";

/** The calls about who somebody is and what they like, of each page that people look around on. */
async function callsOfLookingAround({ page, frame }: Shop, tee: Tee): Promise<Record<string, string[]>> {
  const calls: Record<string, string[]> = {};
  for (const path of ["/", "/products", `/products/${tee.slug}`, "/cart"]) {
    const ofPage: string[] = [];
    const note = (request: { url: () => string }) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(session|wishlist)/.test(pathname)) ofPage.push(pathname);
    };
    page.on("request", note);
    await page.goto(path);
    // The count comes from the browser's own memory: by then the page's scripts have run.
    await frame.expectCount(1);
    await page.waitForLoadState("networkidle");
    page.off("request", note);
    calls[path] = [...new Set(ofPage)].sort();
  }
  return calls;
}

test("a guest who looks around makes no call about who it is", async ({ shop, tee }) => {
  await shop.cart.fillWith(tee);
  expect(await callsOfLookingAround(shop, tee)).toEqual({
    "/": [],
    "/products": [],
    [`/products/${tee.slug}`]: [],
    "/cart": [],
  });
});

test("somebody who is signed in makes them, on every page", async ({ shop, tee, page }) => {
  await new WishlistPage(page).logInTo("/about", await makeCustomer());
  await shop.cart.fillWith(tee);
  expect(await callsOfLookingAround(shop, tee)).toEqual({
    "/": ["/api/session", "/api/wishlist"],
    "/products": ["/api/session", "/api/wishlist"],
    [`/products/${tee.slug}`]: ["/api/session", "/api/wishlist"],
    "/cart": ["/api/session"],
  });
});
