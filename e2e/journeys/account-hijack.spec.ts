import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { cookieOf } from "../support/cookie-names";
import { codeIn, linkIn, messagesTo, nextMessage } from "../support/inbox";
import { Newcomer, people } from "../support/newcomer";

const question = "Is this your account?";

const masked = (email: string) => email.replace(/^(..).*@/, "$1•••@");

// Two people in two browsers take twice as long.
test.describe.configure({ timeout: 90_000 });

async function elsewhere(browser: Browser): Promise<SignInPage> {
  return new SignInPage(await (await browser.newContext({ javaScriptEnabled: true })).newPage());
}

async function askForReset(screen: SignInPage, email: string): Promise<void> {
  await screen.open("?tab=forgot-password");
  await screen.page.getByLabel("Email").fill(email);
  await screen.page.getByRole("button", { name: "Send reset link" }).click();
  await screen.expectToast("Password reset email sent");
}

async function registerByMail(screen: SignInPage, who: Newcomer, count = 1): Promise<string> {
  await screen.open("?tab=register");
  await screen.register(who);
  await screen.expectToast("Registration successful! Please check your email for verification.");
  return linkIn(await nextMessage(who.email, "email", count));
}

async function expectQuestion(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
}

test("who registers a stranger's address first has no key to it once its owner opens the mail", async ({
  page,
  browser,
}) => {
  const who = new Newcomer();
  const attacker = await elsewhere(browser);
  const link = await registerByMail(attacker, { ...who, password: "the-attackers-own" });

  const owner = new SignInPage(page);
  await registerByMail(owner, who);
  await page.goto(link);
  await expectQuestion(page);
  await expect(page.getByText(masked(who.email))).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/update-password?reason=proven");
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();

  await owner.choosePassword(who.password);
  await page.waitForURL("**/dashboard");
  await owner.expectToast("Password updated successfully");
  await attacker.open();
  await attacker.login({ email: who.email, password: "the-attackers-own" });
  await attacker.expectToast("Login failed", "Invalid email or password");
  await attacker.page.context().close();
});

test("who put a number of their own on a stranger's address loses it, and their session, at its owner's reset", async ({
  page,
  browser,
}) => {
  const who = new Newcomer();
  const attacker = await elsewhere(browser);
  await attacker.open("?tab=register");
  await attacker.registerByPhone(who);
  await attacker.awaitCode();
  await attacker.code.fill(codeIn(await nextMessage(who.fullPhone, "sms")));
  await attacker.page.waitForURL("**/dashboard");

  const owner = new SignInPage(page);
  await askForReset(owner, who.email);
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  await expect(page.getByText(masked(who.email))).toBeVisible();
  await owner.choosePassword(who.password);
  await page.waitForURL("**/dashboard");

  expect((await attacker.session()).user).toBeNull();
  await attacker.forgetSend(who.fullPhone);
  await attacker.open();
  await attacker.sendOtp(who.phone);
  await attacker.expectToast("OTP Sent");
  expect(await messagesTo(who.fullPhone, "sms")).toHaveLength(1);
  await attacker.page.context().close();
});

test("who put a stranger's number beside an address of their own has no way in once its owner logs in by it", async ({
  page,
  browser,
}) => {
  const who = new Newcomer();
  const attacker = await elsewhere(browser);
  await attacker.open("?tab=register");
  await attacker.registerByPhone(who);
  await attacker.awaitCode();

  const owner = new SignInPage(page);
  await owner.forgetSend(who.fullPhone);
  await owner.open("?next=%2Fabout");
  await owner.sendOtp(who.phone);
  await owner.awaitCode();
  await owner.code.fill(codeIn(await nextMessage(who.fullPhone, "sms", 2)));
  await page.waitForURL("**/about");
  expect((await owner.session()).user).toMatchObject({ email: null });

  await askForReset(attacker, who.email);
  expect(await messagesTo(who.email, "email")).toHaveLength(0);
  await attacker.page.context().close();
});

test("who registered by phone and is signed in keeps the number when they confirm the address", async ({
  page,
  browser,
}) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  await screen.open("?tab=register");
  await screen.registerByPhone(who);
  await screen.awaitCode();
  await screen.code.fill(codeIn(await nextMessage(who.fullPhone, "sms")));
  await page.waitForURL("**/dashboard");
  await page.context().clearCookies({ name: cookieOf("registration") });
  const other = await elsewhere(browser);
  await askForReset(other, who.email);
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  await screen.choosePassword(who.password);
  await page.waitForURL("**/dashboard");
  await other.forgetSend(who.fullPhone);
  await other.open();
  await other.sendOtp(who.phone);
  await nextMessage(who.fullPhone, "sms", 2);
  await other.page.context().close();
});

test("a stranger's link opens nothing without a press, and says whose account it is", async ({
  page,
  browser,
}) => {
  const attacker = await elsewhere(browser);
  const bait = new Newcomer();
  const link = await registerByMail(attacker, bait);

  const screen = new SignInPage(page);
  await page.goto(link);
  await expectQuestion(page);
  await expect(page.getByText(masked(bait.email))).toBeVisible();
  await screen.waitUntilAlive();
  expect((await screen.session()).user).toBeNull();

  await screen.open("?next=%2Fabout");
  await screen.login(people.ravi);
  await page.waitForURL("**/about");
  await page.goto(link);
  await expectQuestion(page);
  await expect(page.getByText(masked(people.ravi.email))).toBeVisible();
  await screen.waitUntilAlive();
  expect((await screen.session()).user?.email).toBe(people.ravi.email);

  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/update-password?reason=proven");
  expect((await screen.session()).user?.email).toBe(bait.email);
  await attacker.page.context().close();
});

test("a link of one's own still asks when somebody else is signed in", async ({ page }) => {
  const screen = new SignInPage(page);
  const who = new Newcomer();
  const link = await registerByMail(screen, who);
  await screen.open("?next=%2Fabout");
  await screen.login(people.ravi);
  await page.waitForURL("**/about");
  await page.goto(link);
  await expectQuestion(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/dashboard");
  expect((await screen.session()).user?.email).toBe(who.email);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link of another browser is followed by its button, and leads to a new password", async ({
    page,
    browser,
  }) => {
    const who = new Newcomer();
    const first = await elsewhere(browser);
    await page.goto(await registerByMail(first, who));
    await expectQuestion(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/update-password?reason=proven");
    await new SignInPage(page).choosePassword("ink-and-cotton");
    await page.waitForURL("**/dashboard");
    await first.page.context().close();
  });
});
