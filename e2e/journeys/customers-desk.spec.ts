import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures";
import { SignInPage } from "../pages/sign-in-page";
import { makeCustomer } from "../support/customer";
import { nextMessage } from "../support/inbox";
import { placeOrder } from "../support/orders";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("support blocks a customer, who is out with the next click and is told why at the door, and unblocks them @both", async ({
  page,
  browser,
  tee,
}) => {
  const customer = await makeCustomer();
  const number = await placeOrder(tee, { email: customer.email, userId: customer.id });
  const shopper = await browser.newPage();
  await signIn(shopper.context(), customer);
  await shopper.goto("/dashboard");
  await expect(shopper).toHaveURL(/\/dashboard$/);

  await signIn(page.context(), await makeStaff("support"));
  await page.goto(`/admin/users?q="${customer.email}"`);
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page
    .getByRole("link", { name: `${customer.firstName} ${customer.lastName}` })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("link", { name: number, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Block", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Block" }).click();
  await expect(dialog.getByText("Why? Your team reads it later")).toBeVisible();
  await dialog.getByLabel("Why? Your team reads it").fill("Refused six parcels");
  await dialog.getByRole("button", { name: "Block" }).click();
  await expect(page.getByText(/^Blocked by .*: Refused six parcels$/)).toBeVisible();
  await expect(page.getByText("Mail a password link: unblock the account first.")).toBeVisible();
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  await shopper.goto("/dashboard");
  await expect(shopper).toHaveURL(/\/auth/);
  const door = new SignInPage(shopper);
  await door.login(customer);
  await expect(shopper.getByText("This account is blocked.").first()).toBeVisible();
  await shopper.goto("/dashboard");
  await expect(shopper).toHaveURL(/\/auth/);

  await page.getByRole("button", { name: "Unblock" }).click();
  await page.getByRole("dialog").getByLabel("Why? Your team reads it").fill("Said sorry");
  await page.getByRole("dialog").getByRole("button", { name: "Unblock" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await door.login(customer);
  await expect(shopper).toHaveURL(/\/dashboard$/);
  await shopper.close();
});

test("on a written request support takes a copy, notes the deletion, and sees which order it waits for; a password is only mailed", async ({
  page,
  tee,
}) => {
  const customer = await makeCustomer();
  const number = await placeOrder(tee, { email: customer.email, userId: customer.id });
  await signIn(page.context(), await makeStaff("support"));
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole("link", { name: "Customer", exact: true }).click();

  await page.getByRole("button", { name: "Copy of their data" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("How and when did they ask?").fill("E-mail of 3 November");
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Take the copy" }).click();
  const copy = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  expect(copy.account.email).toBe(customer.email);

  await page.getByRole("button", { name: "Note a request for deletion" }).click();
  await dialog.getByLabel("How and when did they ask?").fill("The same e-mail");
  await dialog.getByRole("button", { name: "Note the request" }).click();
  await expect(page.getByText(`Delete account: order ${number} is not finished.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete account" })).toBeDisabled();

  await page.getByRole("button", { name: "Mail a password link" }).click();
  await dialog.getByRole("button", { name: "Mail the link" }).click();
  await expect(page.locator("[data-slot=toast]").getByText("The link is on its way")).toBeVisible();
  expect((await nextMessage(customer.email, "email")).subject).toBe("Choose a new password for Kapas");
  await page.getByRole("textbox", { name: "Note for the team" }).fill("Wants to leave us");
  await page.getByRole("button", { name: "Add note" }).click();
  for (const line of ["Copy of their data taken", "Asked for deletion of the account", "Wants to leave us"]) {
    await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();
  }
});
