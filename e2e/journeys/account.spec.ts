import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { availableOf, changeStock, ordersOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { codeIn, linkIn, nextMessage } from "../support/inbox";
import { Newcomer, people } from "../support/newcomer";
import { completeOrder, placeOrder } from "../support/orders";
import { violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";

async function login(page: Page, who: { email: string; password: string }): Promise<void> {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.login(who);
}

/** Registers, opens the link in the mail, and ends on the dashboard. */
async function join(page: Page, who: Newcomer): Promise<SignInPage> {
  const screen = new SignInPage(page);
  await screen.open("?tab=register");
  await screen.register(who);
  await screen.expectMailSent();
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  await page.waitForURL("**/dashboard");
  return screen;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("an admin lands on /admin, which has a layout of its own without cart and footer", async ({ page }) => {
  await login(page, people.admin);
  await page.waitForURL("**/admin");
  await expect(heading(page)).toHaveText("Welcome, Meera");
  for (const name of ["Needs a hand", "Sales"]) {
    await expect(page.getByRole("region", { name })).toBeVisible();
  }
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Shopping Cart/ })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});

test("a customer returns to the page in next=, and is redirected from /admin to /dashboard", async ({
  page,
}) => {
  await page.goto("/account/profile?x=1");
  await page.waitForURL("**/auth?next=*");
  await new SignInPage(page).login(people.ravi);
  await page.waitForURL("**/account/profile?x=1");
  await page.goto("/admin");
  await page.waitForURL("**/dashboard");
  await expect(heading(page)).toHaveText("Hello, Ravi");
  await page.goto("/account");
  await expect(heading(page)).toHaveText("Hello, Ravi");
  await page.goto("/orders?page=99999");
  await expect(page.getByText("No orders this far back")).toBeVisible();
});

test("orders placed as a guest appear once the email address is proven, and the dashboard adds them up", async ({
  page,
  tee,
  context,
}) => {
  const who = new Newcomer();
  await changeStock(tee.variantId, 10);
  const first = await placeOrder(tee, { email: who.email });
  const second = await placeOrder(tee, { email: who.email.toUpperCase() });
  await completeOrder(first);
  await join(page, who);
  await expect(heading(page)).toHaveText("Hello, Leela");
  const month = new Intl.DateTimeFormat("en-IN", {
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
  await expect(page.getByText(month.format(new Date()), { exact: true })).toBeVisible();
  const facts = page.getByRole("main").locator("dl");
  const cents = (rupees: number) =>
    new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 }).format(rupees);
  await expect(facts).toContainText("Orders2");
  await expect(facts).toContainText(`₹${cents(tee.price + 49)}on completed orders`);
  await expect(facts).toContainText(/Saved₹[\d,.]+an estimate: 10% of what you spent/);
  for (const orderId of [first, second])
    await expect(page.getByRole("link", { name: orderId })).toBeVisible();

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect(page.getByLabel("Your referral link")).toHaveValue(/\/ref\/[0-9a-f-]{36}$/);
  // Only the page in front can use the clipboard.
  await page.bringToFront();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Referral link copied to clipboard!")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.goto("/orders");
  await expect(page.getByRole("link", { name: first })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: second }).click();
  await expect(heading(page)).toHaveText(`Order ${second}`);
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page.getByText("1 piece is added to your cart.")).toBeVisible();
  await changeStock(tee.variantId, -(await availableOf(tee.variantId)));
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page.getByText(/Nothing of this order was added to your cart/)).toBeVisible();
  await expect(page.getByText(/: sold out$/)).toBeVisible();
});

test("an email address that is not proven shows nobody's orders", async ({ page, tee }) => {
  const who = new Newcomer();
  await changeStock(tee.variantId, 5);
  const orderId = await placeOrder(tee, { email: who.email });
  const screen = new SignInPage(page);
  await screen.open("?tab=register");
  await screen.registerByPhone(who);
  await screen.code.fill(codeIn(await nextMessage(who.fullPhone, "sms")));
  await page.waitForURL("**/dashboard");
  await expect(page.getByRole("main").locator("dl")).toContainText("Orders0");
  await page.goto("/orders");
  await expect(page.getByText("No orders yet")).toBeVisible();
  expect((await page.request.get(`/order-details/${orderId}`)).status()).toBe(404);
  await page.goto("/account/profile");
  await expect(page.getByRole("definition")).toHaveText([`${who.email}not confirmed yet`, /^\+91 [\d ]+$/]);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "write to us" }).click();
  await page.waitForURL("**/contact");
});

test("a customer changes their names and password, and other browsers are signed out", async ({
  page,
  browser,
}) => {
  const who = await makeCustomer();
  const screen = new SignInPage(page);
  await signIn(page.context(), who);
  const elsewhere = new SignInPage(await (await browser.newContext()).newPage());
  await signIn(elsewhere.page.context(), who);

  await page.goto("/account/profile");
  await expect(page.getByText(who.email)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel("First name").fill("L");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(screen.errors).toHaveText(["First name must be at least 2 characters"]);
  await expect(page.getByLabel("First name")).toHaveValue("L");
  await page.getByLabel("First name").fill("Lalita");
  await page.getByRole("button", { name: "Save changes" }).click();
  await screen.expectToast("Profile updated successfully");
  await page.goto("/dashboard");
  await expect(heading(page)).toHaveText("Hello, Lalita");

  await page.goto("/account/profile");
  await page.getByLabel("Current password").fill("not-this-one");
  await screen.page.getByLabel("New password").fill("ink-and-cotton");
  await page.getByLabel("Confirm password").fill("ink-and-cotton");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(screen.errors).toHaveText(["That is not your current password"]);
  await page.getByLabel("Current password").fill(who.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.waitForURL("**/dashboard");
  await screen.expectToast("Password updated successfully");
  expect((await elsewhere.session()).user).toBeNull();
  expect((await screen.session()).user?.email).toBe(who.email);
  await elsewhere.page.context().close();
});

test("a customer downloads their data and deletes the account, but not while an order is open", async ({
  page,
  tee,
}) => {
  const who = await makeCustomer();
  await changeStock(tee.variantId, 5);
  const screen = new SignInPage(page);
  await signIn(page.context(), who);
  const orderId = await placeOrder(tee, { email: who.email, userId: who.id });
  await page.goto("/account/privacy");
  expect(await violationsOn(page)).toEqual([]);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("kapas-my-data.json");
  const copy = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(copy).toMatchObject({
    account: { email: who.email },
    profile: { first_name: who.firstName },
    orders: [{ order_id: orderId }],
  });

  const confirm = page.getByLabel("Type DELETE to confirm");
  const button = page.getByRole("button", { name: "Delete my account" });
  await confirm.fill("delete me");
  await button.click();
  await expect(screen.errors).toHaveText(["Type DELETE to confirm"]);
  await confirm.fill("DELETE");
  await button.click();
  await expect(page.getByText(/You have an order that is not finished/).first()).toBeVisible();
  await completeOrder(orderId);
  await button.click();
  await page.waitForURL((url) => url.pathname === "/");
  await screen.expectToast("Your account is deleted");
  expect((await screen.session()).user).toBeNull();
  expect(await ordersOf(who.email)).toEqual([]);
  await login(page, who);
  await screen.expectToast("Login failed", "Invalid email or password");
});

test("an invitation opens with any code", async ({ page }) => {
  await page.goto("/ref/anything-at-all");
  await expect(heading(page)).toHaveText("A friend invited you");
  await expect(page.getByRole("link", { name: "Sign Up Free" })).toHaveAttribute("href", "/auth");
  expect(await violationsOn(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the profile form keeps what was typed after an error, and saves it once it is correct", async ({
    page,
  }) => {
    const screen = new SignInPage(page);
    await signIn(page.context(), await makeCustomer());
    await page.goto("/account/profile");
    const [first, last] = [page.getByLabel("First name"), page.getByLabel("Last name")];
    await first.fill("Lalita");
    await last.fill("D");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(screen.errors).toHaveText(["Last name must be at least 2 characters"]);
    await expect(first).toHaveValue("Lalita");
    await expect(last).toHaveValue("D");
    await last.fill("Dasgupta");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(screen.errors).toHaveCount(0);
    await page.goto("/dashboard");
    await expect(heading(page)).toHaveText("Hello, Lalita");
  });
});
