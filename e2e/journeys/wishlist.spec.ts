import { expect, listenForComplaints, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { WishlistPage } from "../pages/wishlist-page";
import { makeCustomer } from "../support/customer";
import { codeIn, nextMessage } from "../support/inbox";
import { people } from "../support/newcomer";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { soldOutProduct, wishesOf, wishFor } from "../support/wishes";

test("a guest who likes a tee is asked to log in, and it is added after they log in by phone", async ({
  page,
  shop,
}) => {
  const who = await makeCustomer();
  const wishlist = new WishlistPage(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(session|wishlist)/.test(request.url())) calls.push(request.url());
  });
  await shop.list.open("/products?category=mens");
  // The newest ones are made, and taken away, by other tests.
  const name = (await shop.list.cards.nth(9).getByRole("heading").textContent()) ?? "";
  await wishlist.heart(name).click();
  await wishlist.expectToast("Please log in to add items to your wishlist");
  await wishlist.expectHeart(name, false);
  expect(await violationsOn(page)).toEqual([]);
  await wishlist.heart(name).click();
  expect(calls).toEqual([]);

  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/auth?next=*");
  const screen = new SignInPage(page);
  await screen.sendOtp(who.phone);
  await expect(screen.code).toBeVisible();
  await screen.code.fill(codeIn(await nextMessage(who.fullPhone, "sms")));
  await page.waitForURL("**/products?category=mens");
  await wishlist.expectToast(`${name} added to wishlist!`);
  await wishlist.expectHeart(name, true);
  await page.reload();
  await wishlist.expectHeart(name, true);
  expect(await wishesOf(who.id)).toHaveLength(1);
});

test("a tee that is already on the list is not added twice, and the shop says so", async ({
  page,
  shop,
  tee,
}) => {
  const who = await makeCustomer();
  await wishFor(who.id, { productId: tee.productId, size: tee.size, color: tee.color });
  const wishlist = new WishlistPage(page);
  await shop.product.open(tee);
  await wishlist.heart(tee.name).click();
  await wishlist.expectToast("Please log in to add items to your wishlist");
  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/auth?next=*");
  await new SignInPage(page).login(who);
  await page.waitForURL(`**/products/${tee.slug}?*size=${tee.size}`);
  await wishlist.expectToast(`${tee.name} is already in your wishlist.`);
  await wishlist.expectHeart(tee.name, true);
  expect(await wishesOf(who.id)).toEqual([{ productId: tee.productId, size: tee.size }]);
});

test("each size has an entry of its own, and two tabs show the same", async ({
  page,
  shop,
  openShop,
  tee,
}) => {
  const who = await makeCustomer();
  const here = new WishlistPage(page);
  await here.logInTo("/about", who);
  await shop.product.open(tee);
  const other = await openShop();
  const there = new WishlistPage(other.page);
  await other.product.open(tee);
  await there.expectHeart(tee.name, false);

  await here.heart(tee.name).click();
  await here.expectHeart(tee.name, true);
  await here.expectToast(`${tee.name} added to wishlist!`);
  await there.expectHeart(tee.name, true);
  await shop.product.chooseAnotherSize(tee);
  await here.expectHeart(tee.name, false);

  await there.heart(tee.name).click();
  await there.expectToast("Item removed from wishlist");
  await there.expectHeart(tee.name, false);
  await shop.product.size(tee.size).check();
  await here.expectHeart(tee.name, false);
  expect(await wishesOf(who.id)).toEqual([]);
});

test("after fast clicks the heart has the state of the last click", async ({ page, shop, tee }) => {
  const who = await makeCustomer();
  const wishlist = new WishlistPage(page);
  await wishlist.logInTo("/about", who);
  await shop.product.open(tee);
  await wishlist.expectHeart(tee.name, false);
  await wishlist.heart(tee.name).evaluate((heart: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) heart.click();
  });
  await wishlist.expectToast(`${tee.name} added to wishlist!`);
  await expect(async () => expect(await wishesOf(who.id)).toHaveLength(1)).toPass();
  await wishlist.expectHeart(tee.name, true);
});

test("moving to the cart keeps the size, asks for a missing one, and is not possible when sold out", async ({
  page,
  shop,
  tee,
}) => {
  const who = await makeCustomer();
  const soldOut = await soldOutProduct();
  await wishFor(who.id, { productId: soldOut.id }, { productId: tee.productId, color: tee.color });
  const wishlist = new WishlistPage(page);
  await wishlist.logInTo("/wishlist", who);
  await expect(wishlist.items).toHaveCount(2);
  await expect(wishlist.item(soldOut.name)).toContainText("Sold out");
  await expect(wishlist.item(soldOut.name).getByRole("button", { name: "Sold out" })).toBeDisabled();

  await wishlist.moveToCart(tee.name);
  const size = page.getByLabel(`Size of ${tee.name}`);
  await expect(size).toBeFocused();
  await expect(wishlist.item(tee.name)).toContainText("Please choose a size");
  await size.selectOption(tee.size);
  await wishlist.moveToCart(tee.name);
  await wishlist.expectToast("Added to Cart");
  await expect(page.getByRole("link", { name: "Go to cart" })).toBeFocused();
  await shop.frame.expectCount(1);
  await expect(async () => expect(await wishesOf(who.id)).toHaveLength(1)).toPass();

  await wishFor(who.id, { productId: tee.productId, size: tee.size, color: tee.color });
  await wishlist.open();
  await expect(wishlist.item(tee.name)).toContainText(`${tee.colorName}, size ${tee.size}`);
  await wishlist.moveToCart(tee.name);
  await shop.frame.expectCount(2);
  await shop.cart.open();
  await shop.cart.expectLine(tee, 2);
});

test("Undo brings a removed tee back", async ({ page, tee }) => {
  const who = await makeCustomer();
  await wishFor(who.id, { productId: tee.productId, size: tee.size, color: tee.color });
  const wishlist = new WishlistPage(page);
  await wishlist.logInTo("/wishlist", who);
  await wishlist.remove(`${tee.name}, ${tee.size}`);
  await wishlist.expectToast("Item removed from wishlist");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await undo.click();
  await wishlist.expectToast(`${tee.name} added to wishlist!`);
  await expect(wishlist.items).toHaveCount(1);
  await wishlist.remove(`${tee.name}, ${tee.size}`);
  await wishlist.expectToast("Item removed from wishlist");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing saved yet");
  expect(await wishesOf(who.id)).toEqual([]);
});

test("a tee added in one tab appears on the list in another", async ({ page, openShop, tee }) => {
  const who = await makeCustomer();
  const wishlist = new WishlistPage(page);
  await wishlist.logInTo("/wishlist", who);
  const other = await openShop();
  await other.product.open(tee);
  await new WishlistPage(other.page).heart(tee.name).click();
  await expect(wishlist.item(tee.name)).toBeVisible();
});

test.describe("a shared list", () => {
  test.use({ tolerated: [/404/] });

  test("shows its tees to anybody and nothing about its owner, until the owner stops sharing", async ({
    page,
    browser,
    openShopIn,
    tee,
  }) => {
    const who = await makeCustomer();
    await wishFor(who.id, { productId: tee.productId, size: tee.size, color: tee.color });
    const wishlist = new WishlistPage(page);
    await wishlist.logInTo("/wishlist", who);
    const link = await wishlist.share();

    const friend = await openShopIn(await browser.newContext());
    const complaints = listenForComplaints(friend.page);
    await friend.page.goto(link);
    await expect(friend.page.getByRole("heading", { level: 1 })).toHaveText("A shared wishlist");
    await expect(friend.page.getByRole("link", { name: tee.name, exact: true })).toBeVisible();
    await expect(friend.page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    const html = await (await friend.page.request.get(link)).text();
    for (const secret of [who.email, who.phone, who.firstName, who.id]) expect(html).not.toContain(secret);
    expect(await violationsOn(friend.page)).toEqual([]);
    expect(complaints).toEqual([]);

    await page.reload();
    await expect(wishlist.link).toHaveValue(link);
    await page.getByRole("button", { name: "Stop sharing" }).click();
    await wishlist.expectToast("Sharing stopped");
    expect((await friend.page.goto(link))?.status()).toBe(404);
    await friend.page.context().close();
  });
});

test("staff have no wishlist, and guests are asked to log in", async ({ page }) => {
  const wishlist = new WishlistPage(page);
  await wishlist.open();
  await expect(wishlist.main.getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    "/auth?next=/wishlist",
  );
  await wishlist.logInTo("/wishlist", people.admin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No wishlist here");
});

test("the page breaks no accessibility rule and fits 320 pixels: full, with an error, and empty", async ({
  page,
  tee,
}) => {
  const who = await makeCustomer();
  const soldOut = await soldOutProduct();
  await wishFor(who.id, { productId: soldOut.id }, { productId: tee.productId, color: tee.color });
  const wishlist = new WishlistPage(page);
  await wishlist.logInTo("/wishlist", who);
  await wishlist.share();
  await wishlist.moveToCart(tee.name);
  await expect(wishlist.item(tee.name)).toContainText("Please choose a size");
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toEqual([]);
  await wishlist.remove(tee.name);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await wishlist.expectToast("Item removed from wishlist");
  expect(await violationsOn(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
});

test("a heart is large enough for a thumb, and works by keyboard", async ({ page, shop }) => {
  const who = await makeCustomer();
  const wishlist = new WishlistPage(page);
  await wishlist.logInTo("/about", who);
  await shop.list.open("/products");
  // The newest ones are made, and taken away, by other tests.
  const name = (await shop.list.cards.nth(9).getByRole("heading").textContent()) ?? "";
  const box = await wishlist.heart(name).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await wishlist.heart(name).focus();
  await page.keyboard.press("Space");
  await wishlist.expectToast(`${name} added to wishlist!`);
  await expect(page).toHaveURL(/\/products$/);
  await page.keyboard.press("Enter");
  await wishlist.expectToast("Item removed from wishlist");
});
