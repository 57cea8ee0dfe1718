import { expect, test } from "../fixtures";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("a manager reads reports and takes a file home", { tag: "@both" }, async ({ page }) => {
  await signIn(page.context(), await makeStaff("manager"));
  for (const path of [
    "/admin/reports",
    "/admin/reports/sales",
    "/admin/reports/tax",
    "/admin/reports/profit",
  ]) {
    await page.goto(`${path}?range=30d`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  }
  const answer = await page.request.get("/api/admin/reports.csv?report=tax&part=b2cs&range=30d");
  expect(answer.headers()["content-type"]).toContain("text/csv");
  expect(await answer.text()).toContain("Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value");
});
