import { messageForStatus } from "../../lib/result";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { Newcomer, people } from "../support/newcomer";
import { outage } from "../support/outage";
import { PlainBrowser } from "../support/plain-browser";

test.afterEach(() => outage.end());

const serverError = messageForStatus(503);

test("while the backend is down every account form shows its own error message", async () => {
  const { firstName, lastName, email, phone, password } = new Newcomer();
  const names = { firstName, lastName, email };
  const passwords = { password, confirmPassword: password };
  const dead = "/update-password?token_hash=00&type=recovery";
  const cases: [path: string, button: string, fields: Record<string, string>, says: string][] = [
    ["/auth", "Login", people.ravi, "An error occurred during login"],
    ["/auth", "Send OTP", { phone }, "Failed to send OTP"],
    ["/auth?tab=register", "Create Account", { ...names, ...passwords }, serverError],
    ["/auth?tab=register", "Register with Phone", { ...names, phone }, serverError],
    ["/auth?tab=forgot-password", "Send reset link", { email }, serverError],
    [dead, "Update password", passwords, serverError],
  ];
  const sends = await Promise.all(
    cases.map(async ([path, button, fields, says]) => {
      const send = await new PlainBrowser().formOn(path, button);
      return { button, says, send: () => send(fields) };
    }),
  );
  await outage.begin();
  await Promise.all(
    sends.map(async ({ button, says, send }) => {
      expect((await send()).state?.message, button).toBe(says);
    }),
  );
});

test.describe("on the screen", () => {
  // React's error for a page that the server could not render.
  test.use({ tolerated: [/50\d|Failed to load|React error #441/] });

  test("the screen says when a code can't be checked and when signing out fails", async ({ page }) => {
    const screen = new SignInPage(page);
    await screen.open();
    await screen.sendOtp(new Newcomer().phone);
    await screen.awaitCode();
    await outage.begin();
    await screen.code.fill("123456");
    await screen.expectToast("Verification Failed", serverError);
    await outage.end();

    await page.context().clearCookies();
    await screen.open("?next=%2Fabout");
    await screen.login(people.ravi);
    await page.waitForURL("**/about");
    await screen.expectMenu();
    await outage.begin();
    await screen.signOut();
    await screen.expectToast("Failed to sign out");
  });
});
