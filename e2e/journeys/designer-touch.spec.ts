import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { Touch } from "../support/touch";

test("on a phone one finger moves a layer, two fingers scale it, and the toolbar centres it @phone", async ({
  page,
}) => {
  const designer = new DesignerPage(page);
  await designer.openWithSun();
  const touch = await Touch.on(page);
  const spot = await designer.firstLayerSpot();
  await page.touchscreen.tap(spot.x, spot.y);
  const strip = page.getByRole("toolbar", { name: "Selected layer" });
  await expect(strip).toBeVisible();
  const sun = designer.stop(/^Art bindi sun/);
  await expect(sun).toHaveAccessibleName(/centred/);
  const name = (await sun.getAttribute("aria-label")) ?? "";
  const width = /[\d.]+ by/.exec(name)?.[0] ?? "no width";

  const from = await designer.selectedSpot();
  await touch.drag(from, { x: from.x + 20, y: from.y + 12 }, { x: from.x + 40, y: from.y + 25 });
  await expect(sun).not.toHaveAccessibleName(/centred/);

  await touch.pinch(await designer.selectedSpot(), 30, 36, 45);
  await touch.lift();
  await expect(sun).not.toHaveAccessibleName(new RegExp(width.replace(".", "\\.")));

  await strip.getByRole("button", { name: "Centre" }).click();
  await expect(sun).toHaveAccessibleName(/centred/);
  for (let step = 0; step < 3; step += 1) await designer.undo().click();
  await expect(sun).toHaveAccessibleName(name);
  await expect(strip).toBeVisible();
});

test("on a phone the tee has most of the screen, and the shop's menu and cart stay one tap away @phone", async ({
  page,
}) => {
  const designer = new DesignerPage(page);
  await designer.open();
  const header = page.getByRole("banner");
  const cart = header.getByRole("link", { name: /^Shopping Cart/ });
  await expect(header).not.toBeInViewport();
  const stage = await designer.stage.boundingBox();
  const screen = page.viewportSize();
  if (!stage || !screen) throw new Error("the stage is not on the screen");
  expect(stage.height / screen.height).toBeGreaterThan(0.6);

  await designer.start.getByRole("button", { name: "Text" }).tap();
  await expect(page.getByLabel("Your text", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(designer.panel("Edit")).toBeHidden();
  await expect(designer.start).toBeHidden();
  await designer.undo().tap();
  await expect(designer.start).toBeVisible();

  const opener = page.getByRole("button", { name: "Shop menu and cart" });
  await opener.tap();
  await expect(cart).toBeInViewport();
  await page.touchscreen.tap(stage.x + stage.width / 2, stage.y + stage.height * 0.9);
  await expect(header).not.toBeInViewport();

  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(header).toBeFocused();
  await cart.tap();
  await page.waitForURL("**/cart");
  await expect(header).toBeInViewport();
  await page.touchscreen.tap(4, screen.height - 4);
  await expect(header).toBeInViewport();
});
