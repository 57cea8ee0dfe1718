import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { ProductFormPage } from "../pages/product-form-page";
import { backend, rowOf } from "../support/backend";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("staff add a product with pictures and a dearer size, preview the draft, shoppers get its price, and of two who save at once the second keeps both changes", async ({
  page,
  buyer,
  browser,
  openShopIn,
}) => {
  await signIn(page.context(), await makeStaff());
  const form = new ProductFormPage(page);
  const { main } = form;
  const name = `Night bus ${randomUUID().slice(0, 8)}`;
  await form.openNew();
  await form.save();
  await expect(main.getByRole("alert")).toContainText("Product name is required");
  await form.textOf("name").fill(name);
  await form.field("Price").fill("499");
  await form.field("Category").fill("Men");
  await form.addPictures(2);
  await main.getByRole("textbox", { name: "Alt text for picture 1" }).fill("A red bus");
  await form.movePictureUp(2);
  await expect(main.getByRole("textbox", { name: "Alt text for picture 2" })).toHaveValue("A red bus");
  await form.tick("Black", "M", "3XL");
  for (const size of ["M", "3XL"]) await form.field(`Opening stock of Black ${size}`).fill("5");
  const ownPrice = form.field("Own price of Black 3XL");
  await ownPrice.fill("1,299");
  expect(await ownPrice.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  await ownPrice.fill("599");
  await form.save();
  await page.waitForURL(/\/admin\/products\/edit\/\d+$/);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(name);
  const id = Number(page.url().match(/\d+$/)?.[0]);
  await expect(form.field("SKU of Black 3XL")).toHaveValue(`KP${id}-BLACK-3XL`);

  await main.getByRole("button", { name: "Preview link" }).click();
  const preview = await page.getByRole("link", { name: "Open preview" }).getAttribute("href");
  const shop = await openShopIn(await browser.newContext());
  const heading = shop.page.getByRole("heading", { level: 1 });
  await shop.page.goto(preview ?? "");
  await expect(heading).toHaveText(name);
  const { slug } = rowOf(await backend.from("products").select("slug").eq("id", id));
  expect((await shop.page.goto(`/products/${slug}`))?.status()).toBe(404);

  await form.field("Status").selectOption("published");
  await form.save();
  await expect(page.getByText("Product saved")).toBeVisible();

  // The seed's shop takes 10% off.
  await shop.page.goto(`/products/${slug}`);
  await expect(heading).toHaveText(name);
  const price = shop.page.getByRole("main").locator("[data-slot=price]").first();
  await expect(price).toContainText("From ₹449");
  await shop.product.size("3XL").check();
  await expect(price).toContainText("Now ₹539instead of MRP ₹599");
  await shop.product.addToCart();
  await shop.checkout.open();
  await shop.checkout.fill(buyer);
  expect(await shop.checkout.settledTotal()).toBe(588);
  await shop.page.context().close();

  const otherPage = await browser.newPage();
  await signIn(otherPage.context(), await makeStaff("editor"));
  const other = new ProductFormPage(otherPage);
  await otherPage.goto(`/admin/products/edit/${id}`);
  await form.textOf("fit").fill("Loose");
  await form.save();
  await expect(page.getByText("Product saved")).toBeVisible();
  await other.textOf("fabric").fill("Linen");
  await other.textOf("fit").fill("Slim");
  await other.save();
  const dialog = otherPage.getByRole("dialog");
  const fit = dialog.getByRole("group", { name: "Fit" });
  await expect(fit).toContainText("Slim");
  await expect(fit).toContainText("Loose");
  await expect(dialog.getByRole("group", { name: "Fabric" })).toContainText("Linen");
  await fit.getByRole("radio").nth(1).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(otherPage.getByText("Product saved")).toBeVisible();
  const { data } = await backend.from("products").select("fit, fabric").eq("id", id).single();
  expect(data).toEqual({ fit: "Loose", fabric: "Linen" });
  await otherPage.close();
});
