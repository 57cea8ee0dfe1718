import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { placeOrder } from "../support/orders";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("the palette finds orders and products by keyboard, keys go to pages, and a list is searched, sorted, paged, and its search saved as a view", async ({
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
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await page.keyboard.press("?");
  await expect(help).toContainText("g oOrders");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.getByRole("radio", { name: "Dark" }).filter({ visible: true }).check();

  await page.goto("/admin/orders?sort=-total");
  await expect(page.locator("[data-slot=admin]")).toHaveAttribute("data-theme", "dark");
  const main = page.getByRole("main");
  const numbers = main.getByRole("row").getByRole("link", { name: /^KP-/ });
  const first = await numbers.allTextContents();
  expect(first).toHaveLength(50);
  await main.getByRole("link", { name: "Next" }).click();
  await page.waitForURL(/after=/);
  await expect(numbers.first()).not.toHaveText(first[0] ?? "");
  expect((await numbers.allTextContents()).filter((number) => first.includes(number))).toEqual([]);
  await main.getByRole("link", { name: "Previous" }).click();
  await page.waitForURL(/before=/);
  await expect(numbers).toHaveText(first);

  await page.goto("/admin/products");
  await main.getByRole("searchbox").fill("tee status:published colour:red price:400..600");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("alert")).toContainText(
    "There's no field “colour”. You can use status, category",
  );
  await main.getByRole("searchbox").fill("tee status:published price:400..600");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("alert")).toHaveCount(0);
  await main.getByRole("link", { name: "Remove “tee”" }).click();
  await expect(main.getByRole("searchbox")).toHaveValue("");
  await expect(main.getByRole("link", { name: "Remove Status: Published" })).toBeVisible();

  await main.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("dialog").getByLabel("Premium").selectOption({ label: "No" });
  await page.getByRole("dialog").getByRole("button", { name: "Show results" }).click();
  const premium = main.getByRole("link", { name: "Remove Premium: no" });
  await expect(premium).toBeVisible();
  await main.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByRole("dialog").getByLabel("Price, ₹ from")).toHaveValue("400");
  await page.getByRole("dialog").getByLabel("Premium").selectOption({ label: "Any" });
  await page.getByRole("dialog").getByRole("button", { name: "Show results" }).click();
  await expect(premium).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Remove Status: Published" })).toBeVisible();

  await main.getByRole("button", { name: "Save view" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Cheap ones");
  await dialog.getByRole("button", { name: "Save view" }).click();
  const tabs = main.getByRole("navigation", { name: "Views" });
  const view = tabs.getByRole("link", { name: "Cheap ones" });
  await expect(view).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: /^All/ }).click();
  await expect(main.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
  await view.click();
  await expect(main.getByRole("link", { name: /^Remove/ })).toHaveCount(2);
  await tabs.getByRole("button", { name: "Delete the view Cheap ones" }).click();
  await expect(view).toHaveCount(0);
});
