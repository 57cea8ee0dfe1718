import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { codeIn, linkIn, nextMessage } from "../support/inbox";
import { Keyboard } from "../support/keyboard";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { Stage } from "../support/stage";

async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [selector, text] of Object.entries(fields)) {
    await new Keyboard(page).tabTo(page.locator(selector));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
}

test("registering by phone, resetting the password and logging in work by keyboard alone", async ({
  page,
}) => {
  const { screen, who } = await Stage.on(page);
  await screen.open("?tab=register&next=%2Fabout");
  await screen.waitUntilAlive();
  await type(page, {
    "#phone-first-name": who.firstName,
    "#phone-last-name": who.lastName,
    "#phone-email": who.email,
    "#phone-phone": who.phone,
  });
  await screen.awaitCode();
  await expect(screen.code).toBeFocused();
  await page.keyboard.type(codeIn(await nextMessage(who.fullPhone, "sms")));
  await page.waitForURL("**/about");
  await page.context().clearCookies();

  await screen.open();
  await screen.waitUntilAlive();
  await new Keyboard(page).tabTo(page.locator('main a[href*="forgot-password"]'));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/auth?tab=forgot-password");
  await page.locator("#forgot-email").waitFor();
  await type(page, { "#forgot-email": who.email });
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  await screen.waitUntilAlive();
  await type(page, { "#new-password": who.password, "#new-confirm-password": who.password });
  await screen.expectToast("Password updated successfully");
  await page.context().clearCookies();

  await screen.open("?next=%2Fabout");
  await screen.waitUntilAlive();
  await type(page, { "#login-email": who.email, "#login-password": who.password });
  await page.waitForURL("**/about");
});

test("no state of the sign-in screens breaks an accessibility rule, and all fit 320 pixels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { screen, who } = await Stage.on(page);
  const found: string[] = [];
  const look = async () => found.push(...(await violationsOn(page)), ...(await sidewaysScroll(page)));

  for (const query of ["", "?tab=register", "?tab=forgot-password", "?notice=dead-link"]) {
    await screen.open(query);
    await look();
  }
  await screen.open("?tab=register");
  await screen.waitUntilAlive();
  await page.getByRole("button", { name: "Create Account", exact: true }).click();
  await expect(screen.errors.first()).toBeVisible();
  await look();
  await screen.register({ ...who, email: `${"long-".repeat(8)}${who.email}` });
  await expect(page.getByRole("heading", { name: "Please check your email" })).toBeVisible();
  await look();
  await screen.open();
  await screen.waitUntilAlive();
  await screen.sendOtp(who.phone);
  await screen.awaitCode();
  await look();
  await screen.code.fill("000000");
  await screen.expectToast("Invalid OTP");
  await look();
  await screen.ageCode(301);
  await expect(page.getByRole("button", { name: "Resend OTP" })).toBeVisible();
  await look();
  for (const path of ["/update-password", "/update-password?token_hash=00&type=recovery"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look();
  }
  expect(found).toEqual([]);
});
