import { expect, test } from "../fixtures";
import { translate } from "../support/translation";

test("the size finder explains a size, chooses it on the translated page, and stores the answers on the device only @phone", async ({
  shop,
  tee,
  page,
}) => {
  const main = page.getByRole("main");
  const finder = page.getByRole("dialog", { name: "Find my size" });
  const open = async () => {
    await main.getByRole("link", { name: "Size chart" }).click();
    await main.getByRole("button", { name: "Find my size" }).click();
    await expect(finder).toBeVisible();
  };
  await page.goto(`/products/${tee.slug}?color=${tee.color}`);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await open();
  await page.goBack();
  await expect(finder).toBeHidden();
  await expect(shop.product.size(tee.size)).toBeVisible();
  await open();

  await finder.getByLabel("Height (cm)").fill("17");
  await finder.getByLabel("Weight (kg)").fill("4321");
  await finder.getByLabel("Height (cm)").press("Enter");
  await expect(finder.getByLabel("Height (cm)")).toBeFocused();
  await expect(finder.getByLabel("Height (cm)")).toHaveValue("17");
  await expect(finder.getByLabel("Height (cm)")).toHaveAccessibleDescription(/between 120 and 220 cm/);
  await expect(finder.getByLabel("Weight (kg)")).toHaveAccessibleDescription(/between 30 and 200 kg/);

  await translate(page);
  await finder.getByLabel("Height (cm)").fill("5.7");
  await finder.getByLabel("Weight (kg)").fill(tee.size === "M" ? "70" : "78");
  await finder.getByRole("button", { name: "Find my size" }).click();
  await expect(finder.getByText(`Our ${tee.size} measures`)).toBeVisible();
  await expect(finder.getByText("For your height and weight we expect a chest of about")).toBeVisible();
  await finder.getByRole("button", { name: `Choose ${tee.size}` }).click();
  await expect(finder).toBeHidden();
  await expect(shop.product.size(tee.size)).toBeChecked();
  await expect(shop.product.size(tee.size)).toBeFocused();
  expect(sent.filter((request) => request.includes("5.7"))).toEqual([]);

  await page.reload();
  await open();
  await expect(finder.getByLabel("Height (cm)")).toHaveValue("5.7");
  await finder.getByLabel("Chest (cm)").fill("140");
  await finder.getByRole("button", { name: "Find my size" }).click();
  await expect(finder.getByText("We don't make your size in this cut yet.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main.getByRole("button", { name: "Find my size" })).toBeFocused();
});
