import { expect, listenForComplaints, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { WishlistPage } from "../pages/wishlist-page";
import { makeCustomer } from "../support/customer";
import { codeIn, messagesTo, nextMessage } from "../support/inbox";
import { Keyboard } from "../support/keyboard";
import { Newcomer } from "../support/newcomer";
import { addToWishlist, soldOutProduct, wishesOf } from "../support/wishes";

test("a tee liked by a guest is on the wishlist after they register by phone, with a corrected number and a mistyped code", {
  tag: "@phone",
}, async ({ page, shop }) => {
  const [who, wrong] = [new Newcomer(), new Newcomer()];
  const [wishlist, screen] = [new WishlistPage(page), new SignInPage(page)];
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(session|wishlist)/.test(request.url())) calls.push(request.url());
  });
  await shop.list.open("/products?category=mens");
  const name = (await shop.list.cards.nth(3).getByRole("heading").textContent()) ?? "";
  const heart = await wishlist.heart(name).boundingBox();
  expect(Math.min(heart?.width ?? 0, heart?.height ?? 0), "large enough for a thumb").toBeGreaterThanOrEqual(
    44,
  );
  await wishlist.heart(name).click();
  await wishlist.expectToast("Please log in to add items to your wishlist");
  await wishlist.expectHeart(name, true);
  expect(calls, "a guest's pages ask for no session and no wishlist").toEqual([]);

  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/auth?next=*");
  await page.goto("/wishlist");
  await expect(page.getByText("Saved on this device.")).toBeVisible();
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Create Account", exact: true }).click();
  await screen.registerByPhone({ ...who, phone: wrong.phone });
  await screen.awaitCode();
  await page.getByRole("button", { name: "Change Phone Number" }).click();
  await expect(page.locator("#register-contact")).toBeFocused();
  await expect(page.locator("#register-email")).toHaveValue(who.email);
  await page.locator("#register-contact").fill(who.phone);
  await screen.createAccount.click();
  await screen.expectToast("Account Created", "Please verify your phone number to complete registration.");
  await screen.awaitCode();
  const code = codeIn(await nextMessage(who.fullPhone, "sms"));
  await page.reload();
  await expect(page.getByRole("timer")).toHaveText(/^4:\d\d$/);
  await screen.code.fill(code === "123456" ? "654321" : "123456");
  await screen.expectCodeRefused("Invalid OTP", "Please check the code and try again.");
  await screen.code.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL("**/products?category=mens");
  await wishlist.expectToast(`${name} added to wishlist!`);
  await wishlist.expectHeart(name, true);
  await page.reload();
  await wishlist.expectHeart(name, true);
  expect(await messagesTo(who.fullPhone, "sms")).toHaveLength(1);
});

test.describe("a shared list", () => {
  test.use({ tolerated: [/404/] });

  test("a wishlist works by keyboard: likes by size, two tabs, a link until sharing stops, Undo and moving to the cart", async ({
    page,
    browser,
    shop,
    openShop,
    openShopIn,
    tee,
  }) => {
    const who = await makeCustomer();
    const soldOut = await soldOutProduct();
    const [keys, wishlist] = [new Keyboard(page), new WishlistPage(page)];
    const { main } = wishlist;
    await addToWishlist(who.id, { productId: soldOut.id });
    await wishlist.logInTo("/wishlist", who);
    await expect(wishlist.item(soldOut.name)).toContainText("Sold out");

    const other = await openShop();
    const elsewhere = new WishlistPage(other.page);
    await other.product.open(tee);
    await elsewhere.heart(tee.name).evaluate((heart: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) heart.click();
    });
    await elsewhere.expectToast(`${tee.name} added to wishlist!`);
    await elsewhere.expectHeart(tee.name, true);
    await other.product.chooseAnotherSize(tee);
    await elsewhere.expectHeart(tee.name, false);
    await expect(wishlist.item(tee.name)).toContainText(`${tee.colorName}, size ${tee.size}`);
    await other.page.close();
    expect(await wishesOf(who.id)).toHaveLength(2);

    const sized = `${tee.name}, ${tee.size}`;
    const remove = main.getByRole("button", { name: `Remove ${sized} from wishlist`, exact: true });
    const move = main.getByRole("button", { name: `Move to cart: ${tee.name}`, exact: true });
    await keys.press(main.getByRole("button", { name: "Share wishlist" }));
    await expect(wishlist.link).toBeFocused();
    await expect(wishlist.link).toHaveValue(/\/wishlist\/[0-9a-f]{32}$/);
    const link = await wishlist.link.inputValue();
    expect((await keys.stopsIn(main)).slice(0, 4)).toEqual([
      ...["Link to your wishlist", "Copy link", "Share", "Stop sharing"],
    ]);

    const friend = await openShopIn(await browser.newContext());
    const complaints = listenForComplaints(friend.page);
    await friend.page.goto(link);
    await expect(friend.page.getByRole("heading", { level: 1 })).toHaveText("A shared wishlist");
    await expect(friend.page.getByRole("link", { name: tee.name, exact: true })).toBeVisible();
    const html = await (await friend.page.request.get(link)).text();
    for (const secret of [who.email, who.phone, who.firstName, who.id]) expect(html).not.toContain(secret);
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(complaints).toEqual([]);
    await keys.press(main.getByRole("button", { name: "Stop sharing" }), "Space");
    await expect(main.getByRole("button", { name: "Share wishlist" })).toBeFocused();
    expect((await friend.page.goto(link))?.status()).toBe(404);
    await friend.page.context().close();

    await keys.press(remove);
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(remove).toBeFocused();
    await keys.press(move);
    await expect(page.getByRole("link", { name: "Go to cart" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/cart");
    await shop.cart.expectLine(tee, 1);
    // The page shows it before the shop has responded.
    await expect.poll(() => wishesOf(who.id)).toMatchObject([{ productId: soldOut.id }]);
  });
});
