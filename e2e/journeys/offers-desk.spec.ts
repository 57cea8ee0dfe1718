import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

const newCode = (beginning: string) => `${beginning}${Date.now().toString(36).toUpperCase()}`;

test("the owner makes a coupon, tries it in the simulator and switches it off @both", async ({
  page,
  tee,
}) => {
  const code = newCode("TRY");
  await signIn(page.context(), await makeStaff());
  await page.goto("/admin/coupons/new");
  await expect(page.locator("main fieldset:disabled:has(*)")).toHaveCount(0);
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "Add coupon" }).click();
  await expect(page.getByText("Type per cent, from 0.01 to 100").first()).toBeVisible();
  await page.getByLabel("Per cent", { exact: true }).fill("10");
  await page.getByLabel("Goods for at least").fill("99999");
  await page.getByRole("button", { name: "Add coupon" }).click();
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  await page.getByRole("link", { name: "Try it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Simulator" })).toBeVisible();
  await page.getByLabel("Product", { exact: true }).fill(tee.name);
  await page.getByRole("button", { name: "Find product" }).click();
  await page.getByRole("button", { name: tee.name, exact: true }).click();
  await page.getByRole("button", { name: "Show the price" }).click();
  await expect(page.getByText(/^Add ₹[\d,.]+ more to use TRY/).first()).toBeVisible();
  // What the heading of the page covers while it is scrolled is no fault of the field.
  await page.evaluate(() => scrollTo(0, 0));
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  const { id } = rowOf(await backend.from("coupons").select("id").eq("code", code));
  await backend.from("coupons").update({ min_goods: 0 }).eq("id", id);
  await page.getByRole("button", { name: "Show the price" }).click();
  await expect(page.getByText(/^Takes ₹[\d,.]+ off\.$/)).toBeVisible();

  await page.getByRole("link", { name: code }).click();
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("Switched off", { exact: true }).first()).toBeVisible();
  await page.locator("[data-slot=toast]").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Switch off" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete coupon" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Coupons" })).toBeVisible();
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
});

test("the owner makes many codes and takes them away as a file", async ({ page }) => {
  const prefix = newCode("F").slice(0, 10);
  await signIn(page.context(), await makeStaff());
  await page.goto("/admin/coupons/generate");
  await page.getByLabel("How many").fill("60");
  await page.getByLabel("Beginning").fill(prefix);
  await page.getByLabel("Description").fill(`=For ${prefix}`);
  await page.getByLabel("Per cent", { exact: true }).fill("15");
  await page.getByRole("button", { name: "Make codes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
  await expect(page.getByText("60 added").first()).toBeVisible();

  await page.goto("/admin/coupons/generate");
  const set = page.getByRole("listitem").filter({ hasText: `=For ${prefix}` });
  const href = await set.getByRole("link", { name: /^Download/ }).getAttribute("href");
  const file = await page.request.get(href ?? "");
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(61);
  expect(lines[1]).toMatch(new RegExp(`^${prefix}-[2-9A-HJ-NP-Z]{8},'=For ${prefix},0,1,yes,`));
});
