import { expect, test } from "../fault-fixtures";
import { WishlistPage } from "../pages/wishlist-page";
import { makeCustomer } from "../support/customer";
import { wishesOf, wishFor } from "../support/wishes";

test.use({ tolerated: [/50\d|Failed to load/] });

test("a heart that can't be saved returns to its old state and shows an error", async ({
  cutShop,
  page,
  shop,
  tee,
}) => {
  const who = await makeCustomer();
  const wishlist = new WishlistPage(page);
  await wishlist.logInTo("/about", who);
  await shop.product.open(tee);
  await wishlist.expectHeart(tee.name, false);
  await page.waitForLoadState("networkidle");
  await cutShop.lines.database.cut("reset");
  await wishlist.heart(tee.name).click();
  await wishlist.expectToast("Failed to add item to wishlist");
  await wishlist.expectHeart(tee.name, false);
  await cutShop.lines.database.mend();
  await expect.poll(async () => (await page.request.get("/api/ready")).status()).toBe(200);
  await wishlist.heart(tee.name).click();
  await wishlist.expectToast(`${tee.name} added to wishlist!`);
  await cutShop.lines.database.cut("reset");
  await wishlist.heart(tee.name).click();
  await wishlist.expectToast("Failed to remove item from wishlist");
  await wishlist.expectHeart(tee.name, true);
  await cutShop.lines.database.mend();
  expect(await wishesOf(who.id)).toHaveLength(1);
});

test("a wishlist that can't be loaded shows an error on its own page and on a product page", async ({
  cutShop,
  page,
  tee,
}) => {
  const who = await makeCustomer();
  await wishFor(who.id, { productId: tee.productId });
  const wishlist = new WishlistPage(page);
  await wishlist.logInTo("/about", who);
  // Opens the page once, so that it is cached.
  await page.request.get(`/products/${tee.slug}`);
  await cutShop.lines.database.cut("reset");
  await page.goto(`/products/${tee.slug}`);
  await wishlist.expectToast("Failed to load wishlist");
  await wishlist.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Failed to load wishlist");
  await cutShop.lines.database.mend();
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(wishlist.item(tee.name)).toBeVisible();
});
