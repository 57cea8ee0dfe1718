import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";

test("a design with a template, Hindi words and art on both sides survives a reload", async ({ page }) => {
  const designer = new DesignerPage(page);
  await designer.open();

  const templates = await designer.openTool("Templates");
  await templates.getByRole("searchbox").fill("दिवाली");
  await templates.getByRole("button", { name: /Diwali lights/ }).click();
  await expect(designer.stop(/^Art diya/)).toBeAttached();

  // The headline's font has no Devanagari.
  await (await designer.openTool("Text")).getByRole("button", { name: "Headline" }).click();
  await expect(page.getByLabel("Your text", { exact: true })).toBeFocused();
  await page.keyboard.type("मुंबई");
  await expect(page.getByText("Anton doesn't have these letters, so we switched to Baloo 2.")).toBeVisible();
  await expect(designer.stop(/^Text मुंबई, /)).toBeAttached();
  await designer.hasLetters();
  const front = await designer.layers();

  await designer.show("Back");
  await (await designer.openTool("Art"))
    .getByRole("group", { name: "Shapes" })
    .getByRole("button", { name: "Heart" })
    .click();
  const product = await designer.openTool("Product");
  const white = product.getByRole("button", { name: "White", exact: true });
  await white.click();
  const price = page.getByText("Price per item:").locator("..");
  const shown = await price.textContent();
  await designer.isSaved();

  await page.reload();
  await expect(designer.stop(/^Heart, /)).toBeAttached();
  await expect(price).toHaveText(shown ?? "");
  await designer.show("Front");
  await designer.hasLetters();
  expect(await designer.layers()).toEqual(front);

  // The steps are saved with the design.
  await designer.openTool("Product");
  await expect(white).toHaveAttribute("aria-pressed", "true");
  await designer.undo().click();
  await expect(white).toHaveAttribute("aria-pressed", "false");
});
