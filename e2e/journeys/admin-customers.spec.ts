import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { makeCustomer } from "../support/customer";
import { runJobs } from "../support/jobs";
import { placeOrder } from "../support/orders";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("support blocks a customer, who is signed out and sees why at the next login, and unblocks them", async ({
  page,
  browser,
  tee,
}) => {
  const customer = await makeCustomer();
  const number = await placeOrder(tee, { email: customer.email, userId: customer.id });
  await runJobs({ only: ["customers"] });
  const shopper = await browser.newPage();
  await signIn(shopper.context(), customer);
  await shopper.goto("/dashboard");
  await expect(shopper).toHaveURL(/\/dashboard$/);

  await signIn(page.context(), await makeStaff("support"));
  await page.goto(`/admin/users?q="${customer.email}"`);
  await page
    .getByRole("link", { name: `${customer.firstName} ${customer.lastName}` })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("link", { name: number, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Block", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason (staff only)").fill("Refused six parcels");
  await dialog.getByRole("button", { name: "Block" }).click();
  await expect(page.getByText(/^Blocked by .*: Refused six parcels$/)).toBeVisible();

  await shopper.goto("/dashboard");
  await expect(shopper).toHaveURL(/\/auth/);
  const door = new SignInPage(shopper);
  await door.login(customer);
  await expect(shopper.getByText("This account is blocked.").first()).toBeVisible();

  await page.getByRole("button", { name: "Unblock" }).click();
  await dialog.getByLabel("Reason (staff only)").fill("Said sorry");
  await dialog.getByRole("button", { name: "Unblock" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await door.login(customer);
  await expect(shopper).toHaveURL(/\/dashboard$/);
  await shopper.close();
});
