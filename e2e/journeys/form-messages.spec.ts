import { limits } from "../../lib/limits/limits";
import { offlineMessage, unexpectedMessage } from "../../lib/result";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { newIp, useUp } from "../support/attempts";
import { Newcomer, people } from "../support/newcomer";

// Each account form has its own toast title for errors. The server's message is shown below it.

test.use({ tolerated: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const who = () => new Newcomer();
const forms: { title: string; tab: string; send: (screen: SignInPage) => Promise<void> }[] = [
  { title: "Login failed", tab: "", send: (screen) => screen.login(people.ravi) },
  { title: "Login Failed", tab: "", send: (screen) => screen.sendOtp(who().phone) },
  { title: "Registration failed", tab: "?tab=register", send: (screen) => screen.register(who()) },
  { title: "Registration Failed", tab: "?tab=register", send: (screen) => screen.registerByPhone(who()) },
  {
    title: "Password reset failed",
    tab: "?tab=forgot-password",
    send: async ({ page }) => {
      await page.locator("#forgot-email").fill(who().email);
      await page.getByRole("button", { name: "Send reset link" }).click();
    },
  },
];

test("without a network every form shows an error under its own title", async ({ page }) => {
  const screen = new SignInPage(page);
  for (const { title, tab, send } of forms) {
    await page.context().setOffline(false);
    await screen.open(tab);
    await screen.waitUntilAlive();
    // The looks of messages are the last to come.
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await send(screen);
    await screen.expectToast(title, offlineMessage);
  }
});

test("a form shows an error when the server's answer is lost", async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.waitUntilAlive();
  await page.route("**/auth*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await screen.login(people.ravi);
  await screen.expectToast("Login failed", unexpectedMessage);
});

test("registering by phone too often shows an error under its own title", async ({ page }) => {
  const screen = new SignInPage(page);
  const ip = newIp();
  await page.setExtraHTTPHeaders({ "x-forwarded-for": ip });
  await useUp("registerVisitor", ip, limits.registerVisitor.limit);
  await screen.open("?tab=register");
  await screen.registerByPhone(who());
  await screen.expectToast("Too Many Requests", "Please wait before trying again.");
  await expect(page.locator("#phone-first-name")).toHaveValue("Leela");
});
