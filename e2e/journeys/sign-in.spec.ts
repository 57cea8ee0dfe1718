import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { makeCustomer } from "../support/customer";
import { linkIn, messagesTo, nextMessage } from "../support/inbox";
import { Newcomer, people } from "../support/newcomer";

test("a customer logs in by email and password, and returns to the page in next=", async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open("?next=%2Fabout");
  await screen.login({ email: people.ravi.email, password: "not-this-one" });
  await screen.expectToast("Login failed", "Invalid email or password");
  await expect(page.locator("#login-email")).toHaveValue(people.ravi.email);
  await screen.login(people.ravi);
  await page.waitForURL("**/about");
  await screen.expectToast("Login successful", "Welcome back!");
  await page.goto("/auth");
  await page.waitForURL("**/dashboard");
});

test("next= to another site is ignored", async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open("?next=//evil.example/orders");
  await screen.login(people.ravi);
  await page.waitForURL("**/dashboard");
  expect(new URL(page.url()).host).not.toContain("evil");
});

test("the form shows all errors at their fields, focuses the first, and keeps what was typed", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open("?tab=register");
  await page.locator("#register-first-name").fill("A");
  await page.locator("#register-password").fill("12345");
  await page.locator("#register-confirm-password").fill("123456");
  await page.getByRole("button", { name: "Create Account", exact: true }).click();
  await expect(screen.errors).toHaveText([
    "First name must be at least 2 characters",
    "Last name must be at least 2 characters",
    "Please enter a valid email address",
    "Password must be at least 6 characters",
    "Passwords do not match",
  ]);
  await expect(page.locator("#register-first-name")).toBeFocused();
  await expect(page.locator("#register-password")).toHaveValue("12345");
  await screen.register(who, "something-else");
  await expect(screen.errors).toHaveText(["Passwords do not match"]);
  await expect(page.locator("#register-email")).toHaveValue(who.email);
});

test("a visitor registers by email; the link signs in once, and a plain request does not use it up", async ({
  page,
  request,
}) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open("?tab=register");
  await screen.register(who);
  await screen.expectToast("Registration successful! Please check your email for verification.");
  const link = linkIn(await nextMessage(who.email, "email"));
  await screen.open();
  await screen.login(who);
  await screen.expectToast("Login failed", "Email not confirmed");
  await request.get(link);
  await page.goto(link);
  await page.waitForURL("**/dashboard");
  expect((await screen.session()).user?.email).toBe(who.email);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText("That link no longer works")).toBeVisible();
});

test("registering a known email, or resetting an unknown one, gets the usual answer and no mail", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  const { email } = await makeCustomer();
  await screen.open("?tab=register");
  await screen.register({ ...who, email });
  await screen.expectToast("Registration successful! Please check your email for verification.");
  await screen.open("?tab=forgot-password");
  await page.getByLabel("Email").fill(who.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await screen.expectToast("Password reset email sent");
  expect(await messagesTo(email, "email")).toHaveLength(0);
  expect(await messagesTo(who.email, "email")).toHaveLength(0);
});

test("a customer resets a forgotten password, and other browsers are signed out", async ({
  page,
  browser,
}) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open("?tab=register");
  await screen.register(who);
  await screen.expectMailSent();
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  await page.waitForURL("**/dashboard");

  const elsewhere = new SignInPage(await (await browser.newContext()).newPage());
  await elsewhere.open();
  await elsewhere.page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(elsewhere.page.getByRole("heading", { level: 1 })).toHaveText("Reset Password");
  await elsewhere.page.getByLabel("Email").fill(who.email);
  await elsewhere.page.getByRole("button", { name: "Send reset link" }).click();
  await elsewhere.expectToast("Password reset email sent");
  await elsewhere.page.goto(linkIn(await nextMessage(who.email, "email", 2)));
  await elsewhere.choosePassword(who.password);
  await elsewhere.expectToast("Password update failed");
  await elsewhere.choosePassword("ink-and-cotton");
  await elsewhere.page.waitForURL("**/dashboard");
  await elsewhere.expectToast("Password updated successfully");
  expect((await screen.session()).user).toBeNull();
  await elsewhere.page.context().close();
});

test("signing out in one tab signs out the other", async ({ page, context, isMobile }) => {
  const screen = new SignInPage(page);
  await screen.open("?next=%2Fabout");
  await screen.login(await makeCustomer());
  await page.waitForURL("**/about");
  const other = await context.newPage();
  await other.goto("/orders");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(/orders/i);
  const opener = page.locator(`summary[aria-label="${isMobile ? "Menu" : "Your account"}"]`);
  await opener.filter({ visible: true }).click();
  await page.getByRole("button", { name: "Sign Out" }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await screen.expectToast("Signed out successfully");
  await other.waitForURL("**/auth?next=%2Forders");
});
