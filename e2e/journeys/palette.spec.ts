import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { backend } from "../support/backend";
import { placeOrder } from "../support/orders";
import { violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

// One answer is cut off.
test.use({ tolerated: [/ERR_FAILED/] });

async function openPalette(page: Page) {
  const field = page.getByPlaceholder("Go to …");
  // Keys work once the page's scripts have run.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeVisible({ timeout: 1000 });
  }).toPass();
  return field;
}

test("the palette finds orders, products, categories and settings, each role's own", async ({
  page,
  browser,
  tee,
  buyer,
}) => {
  const number = await placeOrder(tee, { email: buyer.email });
  const { data: variant } = await backend
    .from("product_variants")
    .select("sku, product_id")
    .eq("id", tee.variantId)
    .single();
  await signIn(page.context(), await makeStaff("packer"));
  await page.goto("/admin");
  const field = await openPalette(page);
  const status = page.getByRole("dialog").getByRole("status");

  await field.fill(number.toLowerCase().replaceAll("-", " "));
  await expect(page.getByRole("option", { name: number })).toBeVisible();
  await expect(status).toHaveText("1 found. Arrow keys choose, Enter opens.");
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/orders/${number}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);

  await openPalette(page);
  const id = `KP${variant?.product_id}`;
  for (const typed of [String(variant?.sku), id]) {
    await field.fill(typed);
    await expect(page.getByRole("option", { name: `${id} ·` })).toBeVisible();
  }
  await field.fill("zzzz");
  await expect(status).toHaveText("Nothing found among orders, products, designs, categories.");
  await page.route("**/admin/orders**", (route) => route.abort());
  await field.fill("zzzzz");
  await expect(status).toHaveText(/unavailable|try again/i);

  const editor = await browser.newPage();
  await signIn(editor.context(), await makeStaff("editor"));
  await editor.goto("/admin");
  await (await openPalette(editor)).fill(buyer.email);
  await expect(editor.getByRole("dialog").getByRole("status")).toHaveText(
    "Nothing found among products, designs, categories.",
  );
  await editor.close();
});

test("a key begins something new, and another one shows all keys", async ({ page }) => {
  await signIn(page.context(), await makeStaff());
  await page.goto("/admin/categories");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(keys).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(keys).toContainText("g oOrders");
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("n");
  await page.waitForURL("**/admin/categories/new");
});
