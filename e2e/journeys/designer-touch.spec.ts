import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { Touch } from "../support/touch";

test("on a phone one finger moves a layer, two fingers scale it, and the toolbar centres it @phone", async ({
  page,
}) => {
  const designer = new DesignerPage(page);
  await designer.open();
  const touch = await Touch.on(page);
  const stage = await designer.stage.boundingBox();
  if (!stage) throw new Error("the stage is not on the screen");
  await page.touchscreen.tap(stage.x + stage.width / 2, stage.y + stage.height * 0.42);
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
