import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { makeGoods } from "../support/goods";
import { get } from "../support/http";
import { takeByHandle } from "../support/keyboard";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

test("a category is added, moved below another by keyboard, renamed and deleted, and the shop lists its products accordingly", async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 6);
  const [name, slug] = [`Polos ${mark}`, `polos-${mark}`];
  const listOf = async (category: string) => (await get(`/products?category=${category}`)).body;
  await signIn(page.context(), await makeStaff("editor"));
  const main = page.getByRole("main");

  await page.goto("/admin/categories/new");
  await main.getByLabel("Name").fill(name);
  await main.getByLabel("URL").focus();
  await expect(main.getByLabel("URL")).toHaveValue(slug);
  await main.getByRole("button", { name: "Add category" }).click();
  await page.waitForURL("**/admin/categories");
  const { id: categoryId } = rowOf(await backend.from("categories").select("id").eq("slug", slug));
  const goods = await makeGoods({ M: 5 }, { status: "published", categoryId });
  await page.reload();
  const line = main.getByRole("listitem").filter({ hasText: name });
  await expect(line).toContainText("1 product");

  await takeByHandle(main.getByRole("button", { name: `Drag ${name}` }));
  await expect(page.getByText(new RegExp(`^${name} (picked up|will be|stays)`))).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(`${name} will be in Accessories, last.`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(main.getByText(`${name} is now in Accessories, last, with 1 product.`)).toBeVisible();
  expect(await listOf("accessories")).toContain(goods.name);
  await main.getByRole("button", { name: "Undo" }).click();
  const tree = main.getByRole("list", { name: "Categories" });
  await expect(tree).toHaveAttribute("aria-busy", "false");
  await expect(tree.getByRole("listitem").last()).toContainText(name);

  await page.goto(`/admin/categories/${categoryId}`);
  await main.getByLabel("URL").fill(`${slug}-new`);
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText(`Previous URLs: ${slug}.`)).toBeVisible();
  for (const address of [slug, `${slug}-new`]) expect(await listOf(address)).toContain(goods.name);

  await page.goto("/admin/categories");
  await main.getByRole("button", { name: `Delete ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Move its products to").selectOption("Accessories");
  await dialog.getByRole("button", { name: "Delete category" }).click();
  await expect(main.getByText(`${name} deleted; 1 product is now in Accessories.`)).toBeVisible();
  expect(await listOf("accessories")).toContain(goods.name);
  expect((await get(`/products?category=${slug}-new`)).status).toBe(404);
});
