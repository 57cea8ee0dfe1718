import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("a manager opens the tax report of a month and downloads a part of it for the GST return", async ({
  page,
}) => {
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/reports/tax?range=30d");
  const download = page.waitForEvent("download");
  await page.locator('a[href*="part=b2cs"]').click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain("Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value");
});
