import type { Page } from "@playwright/test";
import { captchaMessages, captchaPath } from "../../lib/auth/captcha";
import { expect, test } from "../fixtures";
import { useUp } from "../support/attempts";
import { messagesTo, nextMessage } from "../support/inbox";
import { violationsOn } from "../support/rules";
import { Stage } from "../support/stage";

/** Records the page's requests from now on. */
function noteRequests(page: Page) {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return {
    urls,
    /** Whether the page has loaded the puzzle's solver. */
    async hasSolver(): Promise<boolean> {
      const scripts = urls.filter((url) => url.endsWith(".js"));
      const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
      return bodies.some((body) => body.includes("PBKDF2"));
    },
  };
}

test("near a limit, the browser solves a puzzle and sends the form again by itself", async ({ page }) => {
  const { screen, who, ip } = await Stage.on(page);
  const asked = noteRequests(page);
  await useUp("registerVisitor", ip, 60);
  await screen.open("?tab=register");
  await screen.waitUntilAlive();
  let isHeld = true;
  await page.route(`**${captchaPath}`, async (route) => {
    while (isHeld) await new Promise((done) => setTimeout(done, 50));
    await route.continue();
  });
  await screen.register(who);
  await expect(page.getByRole("status").filter({ hasText: captchaMessages.checking })).toBeVisible();
  await expect(page.locator("#register-password")).toHaveValue(who.password);
  await expect(page.getByText(captchaMessages.needed)).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  isHeld = false;
  await screen.expectToast("Registration successful! Please check your email for verification.", "", 40_000);
  await nextMessage(who.email, "email");
  expect(await asked.hasSolver()).toBe(true);
});

test("a number that was sent many codes gets another one after a puzzle", async ({ page }) => {
  const { screen, who } = await Stage.on(page);
  await useUp("otpSendDay", who.fullPhone, 3);
  await screen.open();
  await screen.waitUntilAlive();
  await screen.sendOtp(who.phone);
  await screen.expectToast("OTP Sent");
  await screen.ageCode(301);
  await screen.forgetSend(who.fullPhone);
  await screen.waitUntilAlive();
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await screen.expectToast("OTP Resent");
});

test.describe("when the puzzle can't be loaded", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("the form says so, keeps what was typed, and can be sent again", async ({ page }) => {
    const { screen, who, ip } = await Stage.on(page);
    await useUp("resetVisitor", ip, 60);
    await screen.open("?tab=forgot-password");
    await screen.waitUntilAlive();
    await page.route(`**${captchaPath}`, (route) => route.abort());
    await page.locator("#forgot-email").fill(who.email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await screen.expectToast("Password reset failed", captchaMessages.failed);
    await expect(page.locator("#forgot-email")).toHaveValue(who.email);
    await page.unroute(`**${captchaPath}`);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await screen.expectToast("Password reset email sent");
    expect(await messagesTo(who.email, "email")).toHaveLength(0);
  });
});

test("far from a limit, the browser asks for no puzzle and loads no solver", async ({ page }) => {
  const { screen, who } = await Stage.on(page);
  const asked = noteRequests(page);
  await screen.open();
  await screen.waitUntilAlive();
  await screen.sendOtp(who.phone);
  await screen.expectToast("OTP Sent");
  expect(asked.urls.filter((url) => url.includes(captchaPath))).toEqual([]);
  expect(await asked.hasSolver()).toBe(false);
});
