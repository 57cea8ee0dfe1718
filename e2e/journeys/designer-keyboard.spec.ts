import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { Keyboard } from "../support/keyboard";

test("a tee is designed from an empty shirt to the cart by keyboard alone", async ({ page }) => {
  const designer = new DesignerPage(page);
  const keys = new Keyboard(page);
  await designer.open();
  await expect(designer.stops).toHaveCount(0);
  await keys.press(designer.next);
  await expect(designer.toast("Nothing to print yet")).toBeVisible();

  await keys.press(designer.tool("Product"));
  await keys.press(designer.panel("Product").getByRole("button", { name: "White", exact: true }));
  await keys.press(designer.start.getByRole("button", { name: "Text" }));
  // Text fields keep the designer's shortcuts as typing: Delete deletes a letter and no layer.
  const field = page.getByLabel("Your text", { exact: true }).first();
  await expect(field).toBeFocused();
  await page.keyboard.type("Chai first?");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await expect(field).toHaveValue("Chai first");

  const text = designer.stop(/^Text Chai first/);
  await designer.pressOn(/^Text Chai first/, "ControlOrMeta+d");
  await expect(text).toHaveCount(2);
  await page.keyboard.press("Delete");
  await expect(text).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).toHaveCount(2);
  await page.keyboard.press("ControlOrMeta+y");
  await expect(text).toHaveCount(1);
  await designer.pressOn(/^Text Chai first/, "Enter");
  await expect(designer.editor.getByLabel("Layers and settings").getByLabel("Your text")).toBeFocused();

  await keys.backTo(designer.side("Back"));
  await page.keyboard.press("Enter");
  await keys.backTo(designer.tool("Art"));
  await page.keyboard.press("Enter");
  await keys.type(designer.panel("Art").getByRole("searchbox"), "chai");
  await keys.press(designer.panel("Art").getByRole("button", { name: /^Cutting chai/ }));
  await expect(designer.stops).toHaveCount(1);
  await keys.backTo(designer.next);
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/design-proof\//);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 3 })).toHaveText(["Front", "Back"]);
  await expect(main).toContainText("in White");
  await keys.press(main.getByRole("button", { name: "Increase quantity of size L", exact: true }));
  await keys.press(main.getByRole("checkbox", { name: /I made this design/ }), "Space");
  await keys.press(main.getByRole("button", { name: "Add to cart" }));
  await page.waitForURL(/\/cart$/);
  await expect(main.locator("[data-slot=cart-line]")).toHaveCount(1);
});
