import type { Page } from "@playwright/test";
import { captchaMessages, captchaPath } from "../../lib/auth/captcha";
import { customerHome } from "../../lib/auth/redirects";
import { expect, test } from "../fixtures";
import { GooglePage } from "../pages/google-page";
import { SignInPage } from "../pages/sign-in-page";
import { useUp } from "../support/attempts";
import { makeCustomer } from "../support/customer";
import { linkIn, nextMessage } from "../support/inbox";
import { Keyboard } from "../support/keyboard";
import { Newcomer } from "../support/newcomer";
import { signIn } from "../support/sign-in";
import { Stage } from "../support/stage";

test("a customer logs in after a wrong password, logs out in all tabs but keeps what is being typed, and resets a forgotten password by keyboard alone", async ({
  page,
  context,
  browser,
}) => {
  const who = await makeCustomer();
  const screen = new SignInPage(page);
  await screen.open("?next=%2Fabout");
  await screen.login({ email: who.email, password: "not-this-one" });
  await screen.expectToast("Login failed", "Invalid email or password");
  await expect(page.locator("#login-email")).toHaveValue(who.email);
  await screen.login(who);
  await page.waitForURL("**/about");
  await screen.expectToast("Login successful", "Welcome back!");
  const other = await context.newPage();
  await other.goto("/orders");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(/orders/i);
  const typing = await context.newPage();
  await typing.goto("/account/addresses/new");
  const label = typing.getByLabel("Label (optional)");
  await label.fill("Parents");
  await screen.signOut();
  await screen.expectToast("Signed out successfully");
  await other.waitForURL("**/auth?next=%2Forders");
  const ended = typing.getByRole("dialog", { name: "Your session has ended" });
  await expect(ended.getByRole("link", { name: /^Log in/ })).toHaveAttribute(
    "href",
    /next=%2Faccount%2Faddresses%2Fnew/,
  );
  await expect(label).toHaveValue("Parents");

  const elsewhere = new SignInPage(await browser.newPage());
  await signIn(elsewhere.page.context(), who);
  const keys = new Keyboard(page);
  await screen.open();
  await keys.press(page.locator('main a[href*="forgot-password"]'));
  await page.waitForURL("**/auth?tab=forgot-password");
  await keys.type(page.locator("#forgot-email"), who.email);
  await page.keyboard.press("Enter");
  await screen.expectToast("Password reset email sent");
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  const choose = async (password: string) => {
    await keys.type(page.locator("#new-password"), password);
    await keys.type(page.locator("#new-confirm-password"), password);
    await page.keyboard.press("Enter");
  };
  await choose(who.password);
  await screen.expectToast("Password update failed");
  await choose("ink-and-cotton");
  await page.waitForURL("**/dashboard");
  await screen.expectToast("Password updated successfully");
  expect((await elsewhere.session()).user).toBeNull();
  await elsewhere.page.close();
});

test("Google creates an account at the first consent and opens it again later, but not without the visitor's consent", async ({
  page,
}) => {
  const screen = new SignInPage(page);
  const google = new GooglePage(page);
  const who = new Newcomer();
  const goToGoogle = async (query: string) => {
    await screen.open(query);
    await page.getByRole("button", { name: /^(Continue|Sign up) with Google$/ }).click();
    await google.expectOpen();
  };
  await goToGoogle("?tab=register&next=%2Fabout");
  await google.deny();
  await page.waitForURL("**/auth?tab=register&next=%2Fabout");
  await screen.expectToast(
    "Google Sign Up failed",
    "You didn't allow Google to share your name and email address.",
  );
  await goToGoogle("?tab=register&next=%2Fabout");
  await google.enter(who);
  await page.waitForURL("**/about");
  await screen.expectToast("Registration Successful", "Welcome to Kapas!");
  await screen.signOut();
  await goToGoogle("");
  await google.enter({ ...who, firstName: "Another" });
  await page.waitForURL(`**${customerHome}`);
  await screen.expectToast("Login successful", "Welcome back!");
  expect((await screen.session()).user).toMatchObject({ email: who.email, firstName: who.firstName });
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => /next-auth|kapas-google/.test(name))).toEqual([]);
});

/** Records the page's requests from now on. */
function watchRequests(page: Page) {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return {
    hasPuzzle: () => urls.some((url) => url.includes(captchaPath)),
    /** Whether the page has loaded the captcha's solver. */
    async hasSolver(): Promise<boolean> {
      const scripts = urls.filter((url) => url.endsWith(".js"));
      const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
      return bodies.some((body) => body.includes("PBKDF2"));
    },
  };
}

test.describe("near a limit", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("a form near its limit shows an error when its captcha can't load, and solves it and submits at the next try", async ({
    page,
  }) => {
    const { screen, who, ip } = await Stage.on(page);
    const requests = watchRequests(page);
    await useUp("registerVisitor", ip, 60);
    await screen.open("?tab=register");
    await page.waitForLoadState("networkidle");
    expect(requests.hasPuzzle() || (await requests.hasSolver())).toBe(false);
    await page.route(`**${captchaPath}`, (route) => route.abort());
    await screen.register(who);
    await screen.expectToast("Registration failed", captchaMessages.failed);
    await expect(page.locator("#register-contact")).toHaveValue(who.email);
    await expect(page.locator("#register-password")).toHaveValue(who.password);

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.unroute(`**${captchaPath}`);
    await page.route(`**${captchaPath}`, async (route) => {
      await released;
      await route.continue();
    });
    await screen.createAccount.click();
    await expect(page.getByRole("status").filter({ hasText: captchaMessages.checking })).toBeVisible();
    release();
    await screen.expectMailSent();
    await nextMessage(who.email, "email");
    expect(await requests.hasSolver()).toBe(true);
  });
});
