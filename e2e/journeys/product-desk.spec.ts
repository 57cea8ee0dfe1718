import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { ProductDeskPage } from "../pages/product-desk-page";
import { backend } from "../support/backend";
import { Keyboard } from "../support/keyboard";
import { officeViolations } from "../support/rules";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";

const nameOf = () => `Night bus ${randomUUID().slice(0, 8)}`;

/** A product on sale, made as the desk makes it. */
async function makeProduct(desk: ProductDeskPage): Promise<number> {
  await desk.openNew();
  await desk.fillFacts(nameOf());
  await desk.addPictures(2);
  await desk.tick("Black", "M");
  await desk.save();
  return desk.added();
}

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
  expect(await officeViolations(otherPage)).toEqual([]);
  await price.getByRole("radio").nth(1).check();
  await dialog.getByRole("button", { name: "Save these choices" }).click();
  await expect(otherPage.getByText("Product saved")).toBeVisible();
  const { data } = await backend.from("products").select("price, fabric").eq("id", id).single();
  expect(data).toEqual({ price: 650, fabric: "Linen" });
  await otherPage.close();
});

test("a product is added by keyboard alone, and its second picture becomes the cover", async ({ page }) => {
  await signIn(page.context(), await makeStaff("editor"));
  const desk = new ProductDeskPage(page);
  const keyboard = new Keyboard(page);
  const { main } = desk;
  const name = nameOf();
  await desk.openNew();
  await keyboard.type(main.locator("#field-name"), name);
  await keyboard.type(desk.field("Price"), "499");
  const choosing = page.waitForEvent("filechooser");
  await keyboard.press(main.getByRole("button", { name: "Choose pictures" }));
  await (await choosing).setFiles(await desk.makePictures(2));
  await expect(main.getByRole("button", { name: /^Remove picture/ })).toHaveCount(2);
  await keyboard.type(main.getByRole("textbox", { name: "Words for picture 1" }), "A red bus");
  await page.keyboard.press("Shift+Tab");
  const handle = main.getByRole("button", { name: "Move picture 2", exact: true });
  await keyboard.press(handle, "Space");
  await expect(page.getByText("Now at place 2 of 2.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Now at place 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(main.getByRole("textbox", { name: "Words for picture 2" })).toHaveValue("A red bus");
  await keyboard.press(main.getByRole("checkbox", { name: "Black", exact: true }), "Space");
  await keyboard.press(main.getByRole("checkbox", { name: "M", exact: true }), "Space");
  await keyboard.type(desk.field("SKU of Black M"), `OWN-${name.slice(-8)}`);
  await keyboard.type(desk.field("Category"), "Womens");
  await page.keyboard.press("Control+s");
  const id = await desk.added();
  await expect(desk.field("SKU of Black M")).toHaveValue(`OWN-${name.slice(-8)}`);
  const { data } = await backend.from("product_images").select("alt").eq("product_id", id).order("position");
  expect(data).toEqual([{ alt: "" }, { alt: "A red bus" }]);
});

test("a draft has a preview by link, a copy is a draft of its own, and an old address leads to the new one", async ({
  page,
  browser,
}) => {
  await signIn(page.context(), await makeStaff());
  const desk = new ProductDeskPage(page);
  const { main } = desk;
  const id = await makeProduct(desk);
  const name = await main.getByRole("heading", { level: 1 }).textContent();
  await main.getByRole("button", { name: "Preview link" }).click();
  const link = await page.getByRole("link", { name: "Open the preview" }).getAttribute("href");
  const stranger = await browser.newPage();
  await stranger.goto(link ?? "");
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(stranger.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  expect((await stranger.goto(`/products/${id}`))?.status()).toBe(404);

  const oldSlug = await desk.field("Address").inputValue();
  const newSlug = `bus-${randomUUID().slice(0, 8)}`;
  await desk.field("Address").fill(newSlug);
  await desk.field("Status").selectOption("published");
  await desk.save();
  await expect(page.getByText("Product saved")).toBeVisible();
  await stranger.goto(`/products/${newSlug}`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  const moved = await stranger.request.get(`/products/${oldSlug}`, { maxRedirects: 0 });
  // Next sends the header twice with the answer that it keeps.
  expect([moved.status(), moved.headers().location?.split(", ")[0]]).toEqual([308, `/products/${newSlug}`]);
  await stranger.goto(`/products/${oldSlug}?color=black`);
  await expect(stranger).toHaveURL(new RegExp(`/products/${newSlug}\\?color=black$`));
  await stranger.close();

  await desk.choose("Duplicate");
  await page.waitForURL((url) => /\/edit\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`));
  await expect(main.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveText(
    `Copy of ${name}`,
  );
  await expect(desk.field("Status")).toHaveValue("draft");
});
