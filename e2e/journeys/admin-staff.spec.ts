import { totpOf } from "../../sandbox/backend/totp";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { makeCustomer } from "../support/customer";
import { nextMessage } from "../support/inbox";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("an owner invites a packer, who joins by the emailed link, sees only a packer's pages, and is removed again", async ({
  page,
  browser,
}) => {
  const [owner, packer] = [await makeStaff(), await makeCustomer()];
  await signIn(page.context(), owner);
  await page.goto("/admin/roles");
  const main = page.getByRole("main");
  await main.getByLabel("Email address").fill(packer.email);
  await main.getByRole("button", { name: "Invite" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: packer.email })).toContainText("Packer");
  const { text } = await nextMessage(packer.email, "email");
  const link = /https?:\/\/\S+\/staff-invitation\/\S+/.exec(text)?.[0] ?? "";

  const other = await browser.newPage();
  await signIn(other.context(), await makeCustomer());
  await other.goto(link);
  await expect(other.getByRole("main")).toContainText("Sign out, then open the link in the email again.");
  await other.context().clearCookies();
  await signIn(other.context(), packer);
  await other.goto(link);
  await other.getByRole("button", { name: "Join as Packer" }).click();
  await other.waitForURL("**/admin");
  const menu = other.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { includeHidden: true })).toHaveText([
    "Overview",
    "Packing",
    "Designs to review",
    "Products",
    "Categories",
    "Inventory",
    "Your account",
  ]);
  await other.goto("/admin/roles");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Not part of your role");

  await page.reload();
  const row = main.getByRole("listitem").filter({ hasText: packer.email });
  await row.getByRole("button", { name: /^Remove / }).click();
  await row.getByRole("button", { name: "Remove from staff" }).click();
  await expect(row).toHaveCount(0);
  await other.goto("/admin");
  await other.waitForURL("**/dashboard");
  await other.close();
});

test("staff set up an authenticator app and enter its code at the next login", async ({ page }) => {
  const who = await makeStaff();
  const screen = new SignInPage(page);
  await screen.open();
  await screen.login(who);
  await page.getByRole("link", { name: "Set up an authenticator app" }).click();
  await page.getByRole("button", { name: "Set up an app" }).click();
  await expect(page.getByRole("img", { name: "QR code with the key below" })).toBeVisible();
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Code").fill(totpOf(secret, Date.now()));
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("Authenticator app is set up")).toBeVisible();

  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await screen.open("?next=/admin/account");
  await screen.login(who);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  expect((await page.request.get("/admin")).url()).toContain("/admin/second-factor");
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/That code is wrong/).first()).toBeVisible();
  await page.getByLabel("Code").fill(totpOf(secret, Date.now()));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/admin/account");
});
