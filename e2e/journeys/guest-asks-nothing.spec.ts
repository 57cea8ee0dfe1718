import { expect, test } from "../fixtures";
import type { Shop } from "../pages/shop";
import { WishlistPage } from "../pages/wishlist-page";
import { makeCustomer } from "../support/customer";

/** Expects each page to make exactly these calls for the session and the wishlist. */
async function expectCalls({ page, frame }: Shop, calls: Record<string, string[]>): Promise<void> {
  for (const [path, expected] of Object.entries(calls)) {
    const made = new Set<string>();
    const note = (request: { url: () => string }) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(session|wishlist)/.test(pathname)) made.add(pathname);
    };
    page.on("request", note);
    await page.goto(path);
    // The scripts count the cart from browser storage, so they have run once the count is shown.
    await frame.expectCount(1);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => [...made].sort(), { message: path }).toEqual(expected);
    page.off("request", note);
  }
}

test("a guest's pages ask for no session and no wishlist", async ({ shop, tee }) => {
  await shop.cart.fillWith(tee);
  await expectCalls(shop, {
    "/": [],
    "/products": [],
    [`/products/${tee.slug}`]: [],
    "/cart": [],
  });
});

test("a signed-in customer's pages ask for them", async ({ shop, tee, page }) => {
  await new WishlistPage(page).logInTo("/about", await makeCustomer());
  await shop.cart.fillWith(tee);
  await expectCalls(shop, {
    "/": ["/api/session", "/api/wishlist"],
    "/products": ["/api/session", "/api/wishlist"],
    [`/products/${tee.slug}`]: ["/api/session", "/api/wishlist"],
    "/cart": ["/api/session"],
  });
});
