import { expect, test } from "../fixtures";
import { backend, rowsOf } from "../support/backend";
import { makeGoods } from "../support/goods";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("a packer counts stock with a scanner, and the differences are booked in the ledger under their name", async ({
  page,
}) => {
  const packer = await makeStaff("packer");
  const goods = await makeGoods({ S: 2, M: 3, L: 0 });
  const [small, medium, large] = goods.variants;
  if (!small || !medium || !large) throw new Error("no variants");
  await signIn(page.context(), packer);
  await page.goto("/admin/inventory/count");
  await expect(page.getByLabel("Barcode or SKU")).toBeFocused();
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  };
  // S matches, M is one short, L has three that the system does not list, and one code is from another shop.
  const codes = [small.barcode, small.barcode, medium.sku, medium.sku.toLowerCase(), "4006381333931"];
  for (const code of [...codes, large.barcode, large.barcode, large.barcode]) await scan(code);
  const sheet = page.getByRole("list", { name: "Counted variants" });
  await expect(sheet.getByRole("listitem").filter({ hasText: medium.sku })).toContainText("−1");
  await expect(page.getByRole("alert").filter({ hasText: "One code is unknown" })).toContainText(
    "4006381333931",
  );

  await page.reload();
  await expect(sheet.getByRole("listitem")).toHaveCount(3);
  await page.getByLabel("Note").fill("Shelf 4");
  await page.getByRole("button", { name: "Save 2 differences" }).click();
  await expect(page.getByText("2 differences saved")).toBeVisible();
  await expect(sheet).toHaveCount(0);
  const stocks = backend.from("product_variants").select("stock").eq("product_id", goods.id).order("id");
  expect(rowsOf(await stocks).map(({ stock }) => stock)).toEqual([2, 2, 3]);

  await page.goto(`/admin/inventory/${medium.id}`);
  const row = page.getByRole("region", { name: "Stock history" }).getByRole("row").nth(1);
  for (const fact of ["Count correction", "Shelf 4", packer.firstName, "−1"]) {
    await expect(row).toContainText(fact);
  }
});
