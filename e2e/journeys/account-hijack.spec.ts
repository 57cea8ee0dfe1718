import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { linkIn, nextMessage } from "../support/inbox";
import { Newcomer, people } from "../support/newcomer";

const question = "Is this your account?";

const masked = (email: string) => email.replace(/^(..).*@/, "$1•••@");

// Two people in two browsers take twice as long.
async function elsewhere(browser: Browser): Promise<SignInPage> {
  return new SignInPage(await (await browser.newContext({ javaScriptEnabled: true })).newPage());
}

async function registerByMail(screen: SignInPage, who: Newcomer): Promise<string> {
  await screen.open("?tab=register");
  await screen.register(who);
  await screen.expectToast("Registration successful! Please check your email for verification.");
  return linkIn(await nextMessage(who.email, "email"));
}

async function expectQuestion(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
}

test("a stranger's link signs nobody in before a click, and says whose account it is", async ({
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
