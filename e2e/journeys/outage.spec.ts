import type { Page } from "@playwright/test";
import { messageForStatus, offlineMessage } from "../../lib/result";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { WishlistPage } from "../pages/wishlist-page";
import { ordersOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { get } from "../support/http";
import { Newcomer, people } from "../support/newcomer";
import { outage } from "../support/outage";
import { countGatewayOrders } from "../support/paid-orders";
import { signIn } from "../support/sign-in";
import { anyProduct } from "../support/site";
import { makeStaff } from "../support/staff";
import { wishesOf } from "../support/wishes";

// React's error for a page that the server could not render, and the browser's for failed requests.
test.use({ tolerated: [/50\d|403|Failed to load|React error|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test.afterEach(() => outage.end());

const database = "/rest/v1/";

test("while the database or Razorpay is down the checkout keeps what was typed and the order, and no payment is lost", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.settledTotal();
  await outage.fail(database, 500);
  await shop.checkout.chooseCod();
  await expect(shop.checkout.notice).toContainText("Your details and cart are saved.");
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await shop.checkout.placeCodButton.click();
  await expect(shop.checkout.notice).toContainText("Nothing was ordered, and your details are saved.");
  await shop.checkout.expectTyped(buyer);
  await shop.frame.expectCount(1);
  await outage.end();
  expect(await ordersOf(buyer.email)).toEqual([]);

  await outage.fail("/razorpay/v1/", 500);
  await shop.checkout.clickPay();
  await expect(shop.checkout.notice).toContainText("Online payment isn't available right now.");
  await expect(shop.checkout.notice).toContainText(
    "Nothing was charged. We'll hold your order for 20 minutes",
  );
  const [order] = await ordersOf(buyer.email);
  expect(order).toMatchObject({ status: "Pending Payment", gateway_order_id: null });
  await outage.end();
  await shop.checkout.payOnline();
  await outage.fail(database, 500);
  await shop.razorpay.payByUpiQr();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await outage.end();
  await page.getByRole("button", { name: "Try Again" }).click();
  await shop.success.expectConfirmed();
  await shop.frame.expectCount(0);
  expect(await ordersOf(buyer.email)).toMatchObject([
    { order_id: order?.order_id, status: "Confirmed", payment_status: "captured" },
  ]);
  expect(await countGatewayOrders(order?.order_id ?? "")).toBe(1);
});

test("failed requests show an error and work after Try Again: a like, the wishlist, orders, the login without a network, while cached pages open", async ({
  page,
  browser,
  shop,
  tee,
}) => {
  const who = await makeCustomer();
  const wishlist = new WishlistPage(page);
  const title = page.getByRole("heading", { level: 1 });
  await signIn(page.context(), who);
  await shop.product.open(tee);
  await wishlist.expectHeart(tee.name, false);
  await outage.fail(database, 500);
  await wishlist.heart(tee.name).click();
  await wishlist.expectToast("Failed to add item to wishlist");
  await wishlist.expectHeart(tee.name, false);
  await page.goto("/wishlist");
  await expect(title).toHaveText("Failed to load wishlist");
  await outage.end();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  expect(await wishesOf(who.id)).toEqual([]);

  const admin = await browser.newPage();
  await signIn(admin.context(), await makeStaff("manager"));
  for (const { tab, path, home, heading } of [
    { tab: page, path: "/orders", home: "/", heading: "My Orders" },
    { tab: admin, path: "/admin/orders", home: "/admin", heading: "Orders" },
  ]) {
    const name = tab.getByRole("heading", { level: 1 });
    await outage.fail(database, 500);
    await tab.goto(path);
    await expect(name).toHaveText("Something went wrong");
    await expect(name).toBeFocused();
    const wayHome = tab.locator("[data-slot=error-screen]").getByRole("link", { name: "Home" });
    await expect(wayHome).toHaveAttribute("href", home);
    await outage.end();
    await tab.getByRole("button", { name: "Try Again" }).click();
    await expect(name).toHaveText(heading);
  }
  await admin.close();

  const session = (await page.context().cookies()).filter(({ name }) => name.startsWith("kapas-session"));
  expect(session).not.toEqual([]);
  await outage.fail("GET /auth/v1/user", "html");
  await page.goto("/dashboard");
  await expect(title).toHaveText("Authentication Error");
  await page.getByRole("button", { name: "Go Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await outage.end();
  expect((await page.context().cookies()).filter(({ name }) => /session|signed-in/.test(name))).toEqual([]);
  // A copy of the ended session no longer works.
  await page.context().addCookies(session);
  await page.goto("/dashboard");
  await page.waitForURL("**/auth?**");

  await page.context().clearCookies();
  await expectShownOffline(page);
});

const serverError = messageForStatus(503);

/** Without a network, or while the backend is down, a login form shows its error and keeps what was typed, and cached pages open. */
async function expectShownOffline(page: Page): Promise<void> {
  const { slug } = await anyProduct();
  const paths = ["/", "/products?category=mens", `/products/${slug}`, "/faq", "/blog"];
  for (const path of paths) await get(path);
  const screen = new SignInPage(page);
  await screen.open();
  // Message styles load last.
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await screen.login(people.ravi);
  await screen.expectToast("Login failed", offlineMessage);
  await page.context().setOffline(false);
  await outage.begin();
  await screen.login(people.ravi);
  await screen.expectToast("Login failed", "An error occurred during login");
  await expect(page.locator("#login-email")).toHaveValue(people.ravi.email);
  for (const path of paths) {
    const { status, body } = await get(path);
    expect([status, /<h1[\s>]/.test(body)], path).toEqual([200, true]);
  }
  expect((await get("/api/health")).status).toBe(200);
  expect((await get("/api/ready")).status).toBe(503);

  await outage.end();
  await screen.sendOtp(new Newcomer().phone);
  await screen.awaitCode();
  await outage.begin();
  await screen.code.fill("123456");
  await screen.expectCodeRefused("Verification Failed", serverError);
}
