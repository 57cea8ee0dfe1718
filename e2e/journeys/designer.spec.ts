import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { Fingers } from "../support/fingers";
import { Keyboard } from "../support/keyboard";

test("a template, Hindi words, a drawing, one step back, the other side and another colour are all there after a reload", async ({
  page,
}) => {
  const designer = new DesignerPage(page);
  await designer.open();

  const templates = await designer.openTool("Templates");
  await templates.getByRole("searchbox").fill("दिवाली");
  await templates.getByRole("button", { name: /Diwali lights/ }).click();
  await expect(designer.stop(/^Art diya/)).toBeAttached();

  await (await designer.openTool("Text")).getByRole("button", { name: "Headline" }).click();
  const field = page.getByLabel("Your text", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("मुंबई");
  await page.getByRole("button", { name: "Use Baloo 2" }).click();
  await expect(designer.stop(/^Text मुंबई, /)).toBeAttached();

  await (await designer.openTool("Art")).getByRole("searchbox").fill("hathi");
  await designer
    .panel("Art")
    .getByRole("button")
    .filter({ has: page.locator("svg") })
    .nth(1)
    .click();
  const withDrawing = (await designer.layers()).length;
  await designer.undo().click();
  await expect.poll(async () => (await designer.layers()).length).toBe(withDrawing - 1);
  await page.getByRole("button", { name: /^Redo/ }).click();
  await designer.hasLetters();
  const front = await designer.layers();
  expect(front).toHaveLength(withDrawing);

  await designer.show("Back");
  await (await designer.openTool("Art"))
    .getByRole("group", { name: "Shapes" })
    .getByRole("button", { name: "Heart" })
    .click();
  await (await designer.openTool("Product")).getByRole("button", { name: "White", exact: true }).click();
  const price = page.getByText("Price of one piece:").locator("..");
  const shown = await price.textContent();
  await designer.isKept();

  await page.reload();
  await expect(designer.stop(/^Heart, /)).toBeAttached();
  await expect(price).toHaveText(shown ?? "");
  await designer.show("Front");
  await designer.hasLetters();
  expect(await designer.layers()).toEqual(front);
  await (await designer.openTool("Product")).waitFor();
  await expect(designer.panel("Product").getByRole("button", { name: "White", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  // The steps are kept with it.
  await designer.undo().click();
  await expect(designer.panel("Product").getByRole("button", { name: "White", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("a design is made by keyboard alone", async ({ page }) => {
  const designer = new DesignerPage(page);
  const keys = new Keyboard(page);
  await designer.open();
  const sun = designer.stop(/^Art bindi sun/);
  await sun.focus();
  await expect(sun).toHaveAttribute("aria-pressed", "true");
  await designer.hasLetters();
  const before = await designer.layers();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(sun).not.toHaveAccessibleName(/centred/);
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(sun).toHaveAccessibleName(/centred/);
  await page.keyboard.press("ControlOrMeta+d");
  await expect.poll(() => designer.layers()).toHaveLength(before.length + 1);
  await page.keyboard.press("Delete");
  await expect.poll(() => designer.layers()).toEqual(before);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => designer.layers()).toHaveLength(before.length + 1);
  await page.keyboard.press("ControlOrMeta+y");
  await expect.poll(() => designer.layers()).toEqual(before);

  // A field keeps its keys.
  await keys.backTo(page.getByRole("button", { name: "Text", exact: true }));
  await page.keyboard.press("Enter");
  await keys.press(page.getByRole("button", { name: "Headline" }));
  const field = page.getByLabel("Your text", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("Hi?[x]");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await expect(field).toHaveValue("Hi?[x");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await keys.backTo(designer.stop(/^Text Hi/));
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys and touch" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys and touch" })).toBeHidden();
});

test("a finger drags, two fingers scale, and the strip does the rest @phone", async ({ page }) => {
  const designer = new DesignerPage(page);
  await designer.open();
  const fingers = await Fingers.on(page);
  const stage = await designer.stage.boundingBox();
  if (!stage) throw new Error("the stage is not on the screen");
  await page.touchscreen.tap(stage.x + stage.width / 2, stage.y + stage.height * 0.42);
  const strip = page.getByRole("toolbar", { name: "Selected layer" });
  await expect(strip).toBeVisible();
  const sun = designer.stop(/^Art bindi sun/);
  await expect(sun).toHaveAccessibleName(/centred/);
  const name = await sun.getAttribute("aria-label");

  const from = await designer.selectedSpot();
  await fingers.drag(from, { x: from.x + 20, y: from.y + 12 }, { x: from.x + 40, y: from.y + 25 });
  await expect(sun).not.toHaveAccessibleName(/centred/);

  const widthOf = async () => Number(/([\d.]+) by/.exec((await sun.getAttribute("aria-label")) ?? "")?.[1]);
  const before = await widthOf();
  await fingers.pinch(await designer.selectedSpot(), 30, 36, 45);
  await fingers.lift();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);

  await strip.getByRole("button", { name: "Centre" }).click();
  await expect(sun).toHaveAccessibleName(/centred/);
  for (let step = 0; step < 3; step += 1) await designer.undo().click();
  await expect(sun).toHaveAccessibleName(name ?? "");
  await expect(strip).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("Tamil words in a font without Tamil letters are mended in one tap @phone", async ({ page }) => {
  const designer = new DesignerPage(page);
  await designer.open();
  const panel = await designer.openTool("Text");
  await panel.getByRole("button", { name: "Headline" }).tap();
  await panel.getByLabel("Your text", { exact: true }).fill("ஸ்ரீ தமிழ்");
  const advice = panel.getByRole("status").filter({ hasText: "so it is not printed" });
  await expect(advice).toContainText("Anton can't write ஸ");
  await expect(designer.printCheck).toHaveAccessibleName("Print check: 1 to look at");
  await advice.getByRole("button", { name: /^Use / }).tap();
  await expect(advice).toHaveCount(0);
  await expect(designer.stop(/^Text ஸ்ரீ தமிழ், .* in, /)).toBeAttached();
  await expect(designer.printCheck).toHaveAccessibleName("Print check: all good");
});

test("without JavaScript the tee is seen, and the page says what the designer needs", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/custom-design");
  const main = page.getByRole("main");
  await expect(main.locator("noscript p")).toContainText("the designer needs JavaScript");
  await expect(main.getByRole("link", { name: "ready tees" })).toHaveAttribute("href", "/products");
  await expect(main.getByRole("link", { name: "tell us" })).toHaveAttribute("href", "/contact");
  await expect(page.locator("[data-part=art] [data-layer-id] path").first()).toBeVisible();
  await expect(page.locator("[data-part=saved]")).toBeHidden();
  await context.close();
});
