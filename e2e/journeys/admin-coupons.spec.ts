import { expect, test } from "../fixtures";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("a coupon is added, tried in the simulator, switched off and on again, and deleted", async ({
  page,
  tee,
}) => {
  const code = `TRY${Date.now().toString(36).toUpperCase()}`;
  await signIn(page.context(), await makeStaff());
  await page.goto("/admin/coupons/new");
  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "Add coupon" }).click();
  await expect(page.getByText("Enter a percentage from 0.01 to 100").first()).toBeVisible();
  await page.getByLabel("Discount", { exact: true }).fill("10");
  await page.getByRole("button", { name: "Add coupon" }).click();
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();

  await page.getByRole("link", { name: "Test" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Simulator" })).toBeVisible();
  await page.getByLabel("Product", { exact: true }).fill(tee.name);
  await page.getByRole("button", { name: "Find product" }).click();
  await page.getByRole("button", { name: tee.name, exact: true }).click();
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.getByText(/^Saves ₹[\d,.]+\.$/)).toBeVisible();

  await page.getByRole("link", { name: code }).click();
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("Switched off", { exact: true }).first()).toBeVisible();
  await page.locator("[data-slot=toast]").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Switch off" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete coupon" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Coupons" })).toBeVisible();
});
