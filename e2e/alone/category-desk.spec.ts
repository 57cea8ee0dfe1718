import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { backend } from "../support/backend";
import { dropGoods, makeGoods } from "../support/goods";
import { get } from "../support/http";
import { badPictures, makePicture } from "../support/picture-files";
import { sidewaysScroll, violationsOn } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import { arriveAlive } from "../support/until-alive";

// Runs alone, because it changes the menus that every page shows.
test("a category is added, moved, hidden, renamed and deleted with its products moved; the shop shows each step", async ({
  page,
}) => {
  arriveAlive(page);
  const mark = randomUUID().slice(0, 6);
  const [name, slug] = [`Polos ${mark}`, `polos-${mark}`];
  await signIn(page.context(), await makeStaff("editor"));
  const main = page.getByRole("main");
  const menuOfShop = async () => (await get("/products")).body.split("Browse by category")[1] ?? "";

  await page.goto("/admin/categories/new");
  await main.getByLabel("Name").fill(name);
  await main.getByLabel("Address").focus();
  await expect(main.getByLabel("Address")).toHaveValue(slug);
  await main.getByRole("button", { name: "Add category" }).click();
  await page.waitForURL("**/admin/categories");
  const line = main.getByRole("listitem").filter({ hasText: name });
  await expect(line).toContainText("0 products");
  const { data } = await backend.from("categories").select("id").eq("slug", slug).single();
  const categoryId = data?.id ?? 0;
  const goods = await makeGoods({ M: 5 }, { status: "published", categoryId });
  try {
    await page.reload();
    await expect(line).toContainText("1 product");
    expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);

    await line.getByRole("link", { name: "1 product" }).click();
    await expect(main.getByRole("table").getByRole("link", { name: goods.name, exact: true })).toBeVisible();
    await page.goto("/admin/categories");

    // One line up by its button, then below the category above by the keys of its handle.
    const above = await main
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: "Accessories" }) });
    await expect(above).toHaveCount(1);
    await main.getByRole("button", { name: `Move ${name} up` }).click();
    await expect(main.getByText(`${name} is now at the top level, before Accessories.`)).toBeVisible();
    await expect
      .poll(async () => (await menuOfShop()).indexOf(name))
      .toBeLessThan((await menuOfShop()).indexOf("Accessories"));
    await main.getByRole("button", { name: "Undo" }).click();
    await expect(main.getByRole("listitem").last()).toContainText(name);
    await main.getByRole("button", { name: `Drag ${name}` }).focus();
    await page.keyboard.press("Space");
    // The arrows are heard a moment after the handle is taken; right is as far as it goes.
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      const heard = page.getByText(`${name} goes in Accessories, last.`);
      await expect(heard).toBeAttached({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("Space");
    await expect(main.getByText(`${name} is now in Accessories, last, with 1 product.`)).toBeVisible();
    await expect.poll(async () => (await get("/products?category=accessories")).body).toContain(goods.name);
    await main.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(async () => (await get("/products?category=accessories")).body)
      .not.toContain(goods.name);

    await page.goto(`/admin/categories/${categoryId}`);
    await main.getByLabel("Hide this category").check();
    await main.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Category saved")).toBeVisible();
    expect((await get(`/products?category=${slug}`)).status).toBe(404);
    expect((await get(`/products/${goods.slug}`)).status).toBe(200);
    await main.getByLabel("Hide this category").uncheck();
    await main.getByLabel("Address").fill(`${slug}-new`);
    await main.getByRole("button", { name: "Save" }).click();
    await expect(main.getByText(`Former addresses: ${slug}.`)).toBeVisible();
    for (const address of [slug, `${slug}-new`]) {
      await expect.poll(async () => (await get(`/products?category=${address}`)).body).toContain(goods.name);
    }

    await test.step("its picture stands on the home page until it is removed", async () => {
      await main.getByLabel("Picture", { exact: true }).setInputFiles(badPictures.slice(0, 1));
      await expect(main.getByText("It is not a JPEG, PNG, WebP or AVIF picture")).toBeVisible();
      await main.getByLabel("Picture", { exact: true }).setInputFiles(await makePicture("p.png", "#b3541e"));
      await main.getByLabel("What the picture shows").fill("Polos on a line");
      // The message of an earlier save may still be there; the bar goes when nothing is unsaved.
      const save = main.getByRole("button", { name: "Save", exact: true });
      await save.click();
      await expect(save).toBeHidden();
      expect([...(await violationsOn(page)), ...(await sidewaysScroll(page))]).toEqual([]);
      const { data } = await backend.from("categories").select("picture_url").eq("id", categoryId).single();
      const file = data?.picture_url?.split("/").at(-1)?.replace("-1920.webp", "") ?? "none";
      // The home page shows the first five top categories.
      await backend.from("categories").update({ sort_order: -1 }).eq("id", categoryId);
      await expect.poll(async () => (await get("/")).body).toContain(`${file}-640.webp`);
      expect((await get("/")).body).toContain('alt="Polos on a line"');
      await main.getByRole("button", { name: "Remove picture" }).click();
      await save.click();
      await expect.poll(async () => (await get("/")).body).not.toContain(file);
    });

    await page.goto("/admin/categories");
    await main.getByRole("button", { name: `Delete ${name}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Where do its products go?").selectOption("Accessories");
    await expect(dialog.getByText("1 product moves to Accessories.")).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Delete category" }).click();
    await expect(main.getByText(`${name} is deleted; 1 product is now in Accessories.`)).toBeVisible();
    await expect(main.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
    await expect.poll(async () => (await get("/products?category=accessories")).body).toContain(goods.name);
    expect((await get(`/products?category=${slug}-new`)).status).toBe(404);
    await main.getByRole("button", { name: "Undo" }).click();
    await expect(line).toContainText("1 product");
  } finally {
    await dropGoods(goods);
    await backend.from("categories").update({ is_deleted: true }).eq("id", categoryId);
  }
});
