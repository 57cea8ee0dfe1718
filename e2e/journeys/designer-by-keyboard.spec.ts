import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { codCodeTo } from "../support/inbox";
import { Keyboard } from "../support/keyboard";

test("a tee is designed from nothing, proven and ordered with cash by keyboard alone", async ({
  page,
  shop,
  buyer,
}) => {
  const designer = new DesignerPage(page);
  const keys = new Keyboard(page);
  await designer.open();
  await keys.press(designer.editor.getByRole("button", { name: /name, copies and other designs$/ }));
  await keys.press(page.getByRole("button", { name: "Start a new one" }));
  await expect.poll(() => designer.layers()).toEqual([]);

  await keys.press(designer.tool("Product"));
  await keys.press(designer.panel("Product").getByRole("button", { name: "White", exact: true }));
  await keys.backTo(designer.tool("Text"));
  await page.keyboard.press("Enter");
  await keys.press(designer.panel("Text").getByRole("button", { name: "Headline" }));
  await expect(page.getByLabel("Your text", { exact: true })).toBeFocused();
  await page.keyboard.type("Chai first");
  await designer.pressOn(/^Text Chai first/, "Enter");
  await expect(designer.editor.getByLabel("Layers and settings").getByLabel("Your text")).toBeFocused();
  await keys.backTo(designer.side("Back"));
  await page.keyboard.press("Enter");
  await keys.backTo(designer.tool("Art"));
  await page.keyboard.press("Enter");
  await keys.type(designer.panel("Art").getByRole("searchbox"), "chai");
  await keys.press(designer.panel("Art").getByRole("button", { name: /^Cutting chai/ }));
  await expect.poll(() => designer.layers()).toHaveLength(1);
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
  await keys.press(shop.cart.checkoutLink);
  await page.waitForURL(/\/checkout$/);
  const field = (label: string) => main.getByLabel(label, { exact: true });
  await keys.type(field("Pincode"), buyer.pincode);
  await keys.type(field("Flat, house, street"), buyer.line1);
  await expect(field("City")).toHaveValue(buyer.city);
  await keys.type(field("Full name"), buyer.name);
  await keys.type(field("Mobile number"), buyer.phone);
  await keys.type(field("Email"), buyer.email);
  await expect(main).toContainText(/for ₹\d+ more/);
  await keys.tabTo(main.getByRole("radio", { name: /Pay online/ }));
  await page.keyboard.press("ArrowDown");
  await expect(main.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  await shop.checkout.press(shop.checkout.placeCodButton, "keyboard");
  await page.waitForURL("**/order-success*");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Almost done");
  const code = await codCodeTo(`+91${buyer.phone}`, await shop.success.orderNumber());
  await keys.type(field("Code"), code);
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Thank you");
});
