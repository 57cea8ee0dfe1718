import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { placeOrder } from "../support/orders";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("the admin is used by keyboard: the palette finds orders and products, keys go to pages, and one lists them all", async ({
  page,
  tee,
  buyer,
}) => {
  const number = await placeOrder(tee, { email: buyer.email });
  const variant = rowOf(await backend.from("product_variants").select("sku").eq("id", tee.variantId));
  await signIn(page.context(), await makeStaff());
  await page.goto("/admin");
  const field = page.getByPlaceholder("Go to…");
  await page.keyboard.press("Control+k");
  await field.fill(variant.sku);
  await expect(page.getByRole("option", { name: `KP${tee.productId} ·` })).toBeVisible();
  await field.fill(number.toLowerCase().replaceAll("-", " "));
  await expect(page.getByRole("option", { name: number })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/orders/${number}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);

  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await page.waitForURL("**/admin/roles");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await page.keyboard.press("?");
  await expect(keys).toContainText("g oOrders");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.getByRole("radio", { name: "Dark" }).filter({ visible: true }).check();
  await page.reload();
  await expect(page.locator("[data-slot=admin]")).toHaveAttribute("data-theme", "dark");
});
