import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { byteOrderMark, readCsv, writeCsv } from "../../lib/products/csv";
import { expect, test } from "../fixtures";
import { backend, changeStock, rowOf } from "../support/backend";
import { officeViolations, sidewaysScroll } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import { startChange } from "../support/start-change";

/** The jobs of other runs stand in the same list. */
const fileName = `goods-${randomUUID().slice(0, 8)}.csv`;

/** A published product that no other test uses. */
async function makeProduct(name: string) {
  const slug = `csv-${randomUUID()}`;
  const product = rowOf(
    await backend
      .from("products")
      .insert({ name, slug, price: 499, status: "published", primary_category_id: 1 })
      .select("id, slug"),
  );
  const { id: product_id } = product;
  const variant = rowOf(
    await backend
      .from("product_variants")
      .insert({ product_id, size: "M", color: "black", sku: `${slug}-M` })
      .select("id"),
  );
  await changeStock(variant.id, 5);
  return product;
}

const productOf = async (id: number) =>
  rowOf(await backend.from("products").select("name, price").eq("id", id));

async function check(page: Page, rows: string[][]): Promise<void> {
  const buffer = Buffer.from(byteOrderMark + writeCsv(rows), "utf8");
  await page.getByLabel("CSV file").setInputFiles({ name: fileName, mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Check the file" }).click();
}

test("a file of products is changed in a spreadsheet, looked at, applied, and seen in the shop", async ({
  page,
}) => {
  const name = `Monsoon Tee ${randomUUID().slice(0, 8)}`;
  const product = await makeProduct(name);
  await page.goto(`/products/${product.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/products/import");
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all products" }).click();
  const file = readCsv(await readFile(await (await download).path(), "utf8"));
  const [heading = [], ...rows] = Array.isArray(file) ? file.map(({ cells }) => cells) : [];
  const at = (column: string) => heading.indexOf(column);
  const own = rows.filter((row) => row[at("product_id")] === String(product.id));
  expect(own).toHaveLength(1);

  await check(page, [heading, ...own]);
  await expect(page.getByText("nothing would change")).toBeVisible();

  const changed = (values: Record<string, string>) =>
    own.map((row) => row.map((cell, index) => values[heading[index] ?? ""] ?? cell));
  await check(page, [heading, ...changed({ price: "free", hsn: "61" })]);
  const problems = page.getByRole("region", { name: "Problems of the file" });
  await expect(problems.getByRole("row", { name: /^2 price Write the price in rupees/ })).toBeVisible();
  await expect(problems.getByRole("row", { name: /^2 hsn / })).toBeVisible();
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  await check(page, [heading, ...changed({ price: "649", name: `${name}, washed` })]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fileName);
  const preview = page.getByRole("list", { name: "Changes" });
  await expect(preview).toContainText("₹499 → ₹649");
  await expect(preview).toContainText(`${name}, washed`);
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  expect(await productOf(product.id)).toMatchObject({ name, price: 499 });

  await page.getByRole("button", { name: "Apply to 1 product" }).click();
  await page.waitForURL("**/admin/settings/jobs#job-*");
  const job = page.getByRole("listitem").filter({ hasText: `Import of ${fileName}` });
  await expect(job).toContainText("Done");
  await expect(job).toContainText("1 changed");
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await page.getByRole("button", { name: "Jobs, 1 ended" }).click();
  await expect(page.getByRole("dialog", { name: "Jobs" })).toContainText(`Import of ${fileName}`);
  expect(await productOf(product.id)).toMatchObject({ name: `${name}, washed`, price: 649 });
  // The run that did it may be another one, which shows it in the shop once it has ended.
  await expect(async () => {
    await page.goto(`/products/${product.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name}, washed`, { timeout: 1000 });
  }).toPass();
});

test("a change of many products is looked at before it happens", { tag: "@phone" }, async ({ page }) => {
  const products = [await makeProduct("Bulk Tee One"), await makeProduct("Bulk Tee Two")];
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto(`/admin/products/bulk?ids=${products.map(({ id }) => id).join(",")}`);
  await expect(page.getByRole("main")).toContainText("2 products are chosen.");
  await page.getByLabel("By how many percent").fill("ten");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.locator("#bulk-value-error")).toHaveText("Write a percentage, such as 10 or -10");
  await page.getByLabel("By how many percent").fill("-10");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("table", { name: "Changes" })).toContainText("Bulk Tee One₹499₹449");
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await startChange(page, "Apply to 2 products");
  // A message that is pointed at stays.
  const undo = page.locator("[data-slot=toast]").getByRole("button", { name: "Undo" });
  await undo.hover();
  // The list has the jobs of others too.
  const first = page.locator(new URL(page.url()).hash);
  await expect(first).toContainText("2 changed");
  expect(await productOf(products[1]?.id ?? 0)).toMatchObject({ price: 449 });

  // Undo from the message leaves alone what somebody changed meanwhile, and says so.
  await backend
    .from("products")
    .update({ price: 649 })
    .eq("id", products[1]?.id ?? 0);
  await undo.click();
  // The jobs may be quicker to take it up: then its end is in the list alone.
  await expect(page.locator("[data-slot=toast]")).toContainText(
    /The change is taken back, 1 was left alone: see why|Taking it back has been started/,
  );
  await expect(page.getByRole("listitem").filter({ hasText: "Undo: Price −10%" }).first()).toContainText(
    "Bulk Tee Two: Somebody changed it in the meantime, so it was left alone",
  );
  await expect(first.getByRole("link", { name: "Taken back" })).toBeVisible();
  expect(await productOf(products[0]?.id ?? 0)).toMatchObject({ price: 499 });
  expect(await productOf(products[1]?.id ?? 0)).toMatchObject({ price: 649 });

  // Later, from the job's line: here the Undo itself is taken back.
  await page.getByRole("button", { name: "Undo Undo: Price −10%" }).click();
  await expect.poll(async () => (await productOf(products[0]?.id ?? 0)).price).toBe(449);
  expect([...(await officeViolations(page)), ...(await sidewaysScroll(page))]).toEqual([]);
});
