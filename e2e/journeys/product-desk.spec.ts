import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { ProductDeskPage } from "../pages/product-desk-page";
import { backend } from "../support/backend";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test.describe.configure({ timeout: 120_000 });
// Two of the bad pictures are refused by the server.
test.use({ tolerated: [/422 .*\/api\/admin\/pictures/] });

const nameOf = () => `Night bus ${randomUUID().slice(0, 8)}`;
const sizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];

/** A product on sale, made as the desk makes it. */
async function makeProduct(desk: ProductDeskPage): Promise<number> {
  await desk.openNew();
  await desk.fillFacts(nameOf());
  await desk.addPictures(2);
  await desk.tick("Black", "M");
  await desk.save();
  return desk.added();
}

test("a merchandiser adds a product of 28 variants with five of eight pictures, publishes it, and deletes it", {
  tag: "@both",
}, async ({ page }) => {
  await signIn(page.context(), await makeStaff());
  const desk = new ProductDeskPage(page);
  const { main } = desk;
  const name = nameOf();
  await desk.openNew();
  await desk.save();
  for (const message of [
    "Product name is required",
    "Product category is required",
    "At least one product image is required",
  ]) {
    await expect(main.getByRole("alert")).toContainText(message);
  }
  await desk.fillFacts(name);
  await desk.addPictures(5, true);
  const alert = main.getByRole("alert").filter({ hasText: "3 of 8 pictures could not be uploaded" });
  await expect(alert.getByRole("listitem")).toHaveText(
    [
      "drawing.png: It is not a JPEG, PNG, WebP or AVIF picture",
      "notes.png: It is not a JPEG, PNG, WebP or AVIF picture",
      "nothing.png: It is empty",
    ],
    { useInnerText: true },
  );
  await desk.tick("White", "Black", "Navy", "Tomato Red", ...sizes);
  await expect(main.getByRole("textbox", { name: /^SKU of/ })).toHaveCount(28);
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  await desk.field("Status").selectOption("published");
  await desk.save();
  const id = await desk.added();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(desk.field("SKU of Navy 2XL")).toHaveValue(`KP${id}-NAVY-2XL`);
  expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);

  const shop = await page.context().newPage();
  await shop.goto(`/products/${id}`);
  await expect(shop.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(shop.getByRole("region", { name: "Pictures" }).getByRole("img").first()).toBeVisible();

  await main.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${name}?` });
  await expect(dialog).toContainText("5 pictures are removed.");
  await dialog.getByLabel("Type delete to confirm").fill("delete");
  await dialog.getByRole("button", { name: "Delete product" }).click();
  await page.waitForURL("**/admin/products");
  expect((await shop.goto(`/products/${id}`))?.status()).toBe(404);
  const { data } = await backend
    .from("products")
    .select("is_deleted, product_images (id)")
    .eq("id", id)
    .single();
  expect(data).toEqual({ is_deleted: true, product_images: [] });
  await shop.close();
});

test("two people save at once: the second sees both versions and keeps both changes", async ({
  page,
  browser,
}) => {
  const [first, second] = [await makeStaff(), await makeStaff("editor")];
  await signIn(page.context(), first);
  const desk = new ProductDeskPage(page);
  const id = await makeProduct(desk);
  const otherPage = await browser.newPage();
  await signIn(otherPage.context(), second);
  const other = new ProductDeskPage(otherPage);
  await otherPage.goto(`/admin/products/edit/${id}`);

  await desk.field("Price").fill("650");
  await desk.save();
  await expect(page.getByText("Product saved")).toBeVisible();
  await other.main.locator("#field-fabric").first().fill("Linen");
  await other.field("Price").fill("900");
  await other.save();
  const dialog = otherPage.getByRole("dialog");
  const price = dialog.getByRole("group", { name: "Price" });
  await expect(price).toContainText("900");
  await expect(price).toContainText("650");
  await expect(dialog.getByRole("group", { name: "Fabric" })).toContainText("Linen");
  expect(await violationsOn(otherPage)).toEqual([]);
  await price.getByRole("radio").nth(1).check();
  await dialog.getByRole("button", { name: "Save these choices" }).click();
  await expect(otherPage.getByText("Product saved")).toBeVisible();
  const { data } = await backend.from("products").select("price, fabric").eq("id", id).single();
  expect(data).toEqual({ price: 650, fabric: "Linen" });
  await otherPage.close();
});
