import { totpOf } from "../../sandbox/backend/totp";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { makeCustomer } from "../support/customer";
import { linkIn, nextMessage } from "../support/inbox";
import { people } from "../support/newcomer";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff, setUpApp } from "../support/staff";

test("staff set up an authenticator app, and type its code at the next sign-in", async ({ page }) => {
  const who = await makeStaff();
  const screen = new SignInPage(page);
  await screen.open();
  await screen.login(who);
  await page.getByRole("link", { name: "Set up an authenticator app" }).click();
  await page.getByRole("button", { name: "Set up an app" }).click();
  await expect(page.getByRole("img", { name: "QR code with the key below" })).toBeVisible();
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  const key = (await page.locator("code").textContent()) ?? "";
  expect(key).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  const secret = key.replaceAll(" ", "");
  await page.getByLabel("Code").fill(totpOf(secret, Date.now()));
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Authenticator app is set up")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove App of/ })).toBeVisible();

  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await screen.open("?next=/admin/account");
  await screen.login(who);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Welcome back!")).toHaveCount(0);
  expect((await page.request.get("/admin")).url()).toContain("/admin/second-factor");
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/That code is wrong/).first()).toBeVisible();
  await page.getByLabel("Code").fill(totpOf(secret, Date.now()));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/admin/account");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await expect(page.getByText("Protect the back office")).toHaveCount(0);
});

test("removing an authenticator app asks for confirmation, and updates the page at once", async ({
  page,
}) => {
  const who = await makeStaff();
  const screen = new SignInPage(page);
  await signIn(page.context(), who);
  await page.goto("/admin/second-factor");
  await page.waitForURL("**/admin/account");
  await page.getByRole("button", { name: "Set up an app" }).click();
  const key = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code").fill(totpOf(key.replaceAll(" ", ""), Date.now()));
  await page.getByRole("button", { name: "Finish" }).click();

  const remove = page.getByRole("button", { name: /^Remove App of/ });
  await remove.click();
  await expect(page.getByText("Remove this app? Then your password alone opens")).toBeVisible();
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await expect(page.getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await screen.expectToast("Authenticator app removed");
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Set up an app" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Authenticator app" })).toBeFocused();
});

test("staff change their name and their password in the back office", async ({ page }) => {
  const who = await makeStaff();
  const screen = new SignInPage(page);
  await signIn(page.context(), who);
  await page.goto("/admin/account");
  await page.getByLabel("First name").fill("Savitri");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();

  const next = "linen-and-thread";
  await page.getByLabel("Current password").fill(who.password);
  await page.getByLabel("New password").fill(next);
  await page.getByLabel("Confirm password").fill(next);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Savitri" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await screen.open();
  await screen.login({ ...who, password: next });
  await page.waitForURL("**/admin");
});

test("staff with an app reset their password with the link in the mail and the app's code", async ({
  page,
}) => {
  const who = await makeStaff();
  const secret = await setUpApp(who);
  const screen = new SignInPage(page);
  await screen.open("?tab=forgot-password");
  await page.getByLabel("Email").fill(who.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await page.goto(linkIn(await nextMessage(who.email, "email")));
  await screen.choosePassword("ink-and-cotton");
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await page.getByLabel("Code").fill(totpOf(secret, Date.now()));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/update-password");
  await screen.choosePassword("ink-and-cotton");
  await page.waitForURL("**/admin");
});

test("the storefront loads no wishlist for staff, and links to the back office", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page.context(), people.admin);
  const session = page.waitForResponse("**/api/session");
  await page.goto("/");
  await session;
  await page.waitForLoadState("networkidle");
  expect(asked).toContain("/api/session");
  expect(asked).not.toContain("/api/wishlist");
  await page.getByLabel("Your account").click();
  await page.getByRole("link", { name: "Admin" }).click();
  await page.waitForURL("**/admin");
});

test("the browser caches the session, so the next page does not ask the server for it", async ({ page }) => {
  await signIn(page.context(), await makeCustomer());
  const asked = page.waitForResponse("**/api/session");
  await page.goto("/about");
  await (await asked).finished();
  await page.goto("/faq");
  const sizes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByName(`${location.origin}/api/session`)
        .map((entry) => entry.toJSON().transferSize),
    );
  await expect.poll(sizes, { message: "asks the browser's own memory" }).toEqual([0]);
});
