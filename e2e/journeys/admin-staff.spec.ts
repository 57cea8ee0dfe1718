import { totpOf } from "../../sandbox/backend/totp";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { makeCustomer } from "../support/customer";
import { nextMessage } from "../support/inbox";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("an owner invites a packer, who joins by the emailed link, sees only a packer's pages, logs in with an authenticator app, and is removed again", async ({
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

  await other.goto("/admin");
  await other.getByRole("link", { name: "Set up an authenticator app" }).click();
  await other.getByRole("button", { name: "Set up an app" }).click();
  await expect(other.getByRole("img", { name: "QR code with the key below" })).toBeVisible();
  const secret = ((await other.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await other.getByLabel("Code").fill(totpOf(secret, Date.now()));
  await other.getByRole("button", { name: "Finish" }).click();
  await expect(other.getByText("Authenticator app is set up")).toBeVisible();
  await other.getByRole("button", { name: "Sign Out" }).click();
  await other.waitForURL((url) => url.pathname === "/");
  const screen = new SignInPage(other);
  await screen.open("?next=/admin/account");
  await screen.login(packer);
  await expect(other.getByRole("heading", { name: "One more step" })).toBeVisible();
  expect((await other.request.get("/admin")).url()).toContain("/admin/second-factor");
  await other.getByLabel("Code").fill("000000");
  await other.getByRole("button", { name: "Continue" }).click();
  await expect(other.getByText(/That code is wrong/).first()).toBeVisible();
  await other.getByLabel("Code").fill(totpOf(secret, Date.now()));
  await other.getByRole("button", { name: "Continue" }).click();
  await other.waitForURL("**/admin/account");

  await page.reload();
  const row = main.getByRole("listitem").filter({ hasText: packer.email });
  await row.getByRole("button", { name: /^Remove / }).click();
  await row.getByRole("button", { name: "Remove from staff" }).click();
  await expect(row).toHaveCount(0);
  await other.goto("/admin");
  await other.waitForURL("**/dashboard");
  await other.close();
});
