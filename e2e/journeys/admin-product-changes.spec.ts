import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { byteOrderMark, readCsv, writeCsv } from "../../lib/products/csv";
import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { makeGoods } from "../support/goods";
import { get } from "../support/http";
import { runJobs } from "../support/jobs";
import { makePost } from "../support/posts";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

const productOf = async (id: number) =>
  rowOf(await backend.from("products").select("name, price").eq("id", id));

async function check(page: Page, name: string, rows: string[][]): Promise<void> {
  const buffer = Buffer.from(byteOrderMark + writeCsv(rows), "utf8");
  await page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Check file" }).click();
}

test("a file of products is exported, changed, checked, applied, and shown in the shop and in a post", async ({
  page,
}) => {
  const goods = await makeGoods({ M: 5 }, { status: "published", categoryId: 1 });
  const body = `Look:\n\n::product{value="${goods.slug}"}`;
  const post = await makePost({ body, publishAt: "2026-11-26T06:30:00Z" });
  // The seed's shop takes 10% off.
  expect((await get(`/blog/${post.slug}`)).body).toContain("₹449");
  await signIn(page.context(), await makeStaff("manager"));
  await page.goto("/admin/products/import");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all products" }).click();
  const file = readCsv(await readFile(await (await download).path(), "utf8"));
  const [heading = [], ...rows] = Array.isArray(file) ? file.map(({ cells }) => cells) : [];
  const own = rows.filter((row) => row[heading.indexOf("product_id")] === String(goods.id));
  expect(own).toHaveLength(1);
  const changed = (values: Record<string, string>) =>
    own.map((row) => row.map((cell, index) => values[heading[index] ?? ""] ?? cell));

  const fileName = `goods-${randomUUID().slice(0, 8)}.csv`;
  await check(page, fileName, [heading, ...changed({ price: "free" })]);
  const problems = page.getByRole("region", { name: "File errors" });
  await expect(problems.getByRole("row", { name: /^2 price Enter the price in rupees/ })).toBeVisible();

  const washed = `${goods.name}, washed`;
  await check(page, fileName, [heading, ...changed({ price: "649", name: washed })]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fileName);
  const preview = page.getByRole("list", { name: "Changes" });
  await expect(preview).toContainText("₹499 → ₹649");
  await expect(preview).toContainText(washed);
  expect(await productOf(goods.id)).toEqual({ name: goods.name, price: 499 });

  await page.getByRole("button", { name: "Apply to 1 product" }).click();
  await page.waitForURL("**/admin/settings/jobs#job-*");
  const job = page.getByRole("listitem").filter({ hasText: `Import of ${fileName}` });
  await expect(job).toContainText("Done");
  await expect(job).toContainText("1 changed");
  expect(await productOf(goods.id)).toEqual({ name: washed, price: 649 });
  // By then the shop has read the change.
  await runJobs({ only: ["storefront_changes"] });
  expect((await get(`/products/${goods.slug}`)).body).toContain(washed);
  expect((await get(`/blog/${post.slug}`)).body).toContain("₹584");
});
