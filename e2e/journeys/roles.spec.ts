import { expect, test } from "../fixtures";
import { makeCustomer } from "../support/customer";
import { messagesTo } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { officeViolations, sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("an owner invites a packer, who joins by the link in the mail and sees only what packers may see", async ({
  page,
  browser,
}) => {
  const [owner, packer] = [await makeStaff(), await makeCustomer()];
  await signIn(page.context(), owner);
  await page.goto("/admin/roles");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Invite" }).click();
  await expect(main.locator("#invite-email-error")).toHaveText("Please enter a valid email address");
  await main.getByLabel("Email address").fill(packer.email);
  await main.getByRole("button", { name: "Invite" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: packer.email })).toContainText("Packer");
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  await runJobs();
  const mails = async () =>
    (await messagesTo(packer.email, "email")).filter(({ subject }) => subject.startsWith("Join the staff"));
  await expect(async () => expect(await mails()).toHaveLength(1)).toPass();
  const [mail] = await mails();
  const link = mail?.text.match(/https?:\/\/\S+\/staff-invitation\/\S+/)?.[0] ?? "";

  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole("link", { name: "Create Account" })).toBeVisible();
  await signIn(other.context(), await makeCustomer());
  await other.reload();
  await expect(other.getByRole("main")).toContainText("Sign out, then open the link in the mail again.");
  await other.context().clearCookies();
  await signIn(other.context(), packer);
  await other.goto(link);
  expect(await violationsOn(other)).toEqual([]);
  await other.getByRole("button", { name: "Join as Packer" }).click();
  await other.waitForURL("**/admin");
  const menu = other.getByRole("navigation", { name: "Back office" });
  await expect(menu.getByRole("link")).toHaveText([
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
  await other.goto(link);
  await expect(other.getByRole("main")).toContainText("That link no longer works");

  await page.reload();
  const row = main.getByRole("listitem").filter({ hasText: packer.email });
  await row.getByRole("button", { name: /^Remove / }).click();
  await row.getByRole("button", { name: "Remove from staff" }).click();
  await expect(row).toHaveCount(0);
  await other.goto("/admin");
  await other.waitForURL("**/dashboard");
  await other.close();
});

test("the back office works by keyboard, and in the dark", async ({ page }) => {
  await signIn(page.context(), await makeStaff());
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const search = page.getByPlaceholder("Go to …");
  // Keys work once the page's scripts have run.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(search).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await officeViolations(page)).toEqual([]);
  await search.fill("aud");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/audit-log");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit log");
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await page.waitForURL("**/admin/roles");
  await page.getByRole("radio", { name: "Dark" }).filter({ visible: true }).click();
  await page.reload();
  await expect(page.locator("[data-slot=office]")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCSS("outline-color", "rgb(241, 235, 226)");
  expect(await violationsOn(page)).toEqual([]);
});

test("the menu of a narrow screen leads to every page", { tag: "@phone" }, async ({ page }) => {
  await signIn(page.context(), await makeStaff());
  await page.goto("/admin");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("link", { name: "Roles" }).click();
  await page.waitForURL("**/admin/roles");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
});
