import sharp from "sharp";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";

test("a design with a template, Hindi words and art on both sides survives a reload, and someone with its link changes a copy of it", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
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
  const price = page.getByText("Price per item:").locator("..");
  await expect(price).toContainText("Back print +₹");
  const product = await designer.openTool("Product");
  const white = product.getByRole("button", { name: "White", exact: true });
  await white.click();
  const [shown = ""] = /₹.*% off/.exec((await price.textContent()) ?? "") ?? [];
  await designer.isSaved();

  await page.reload();
  await expect(designer.stop(/^Heart, /)).toBeAttached();
  await expect(price).toContainText(shown);
  await expect(price).not.toContainText("Back print");
  await designer.show("Front");
  await designer.hasLetters();
  expect(await designer.layers()).toEqual(front);

  // The steps are saved with the design.
  await designer.openTool("Product");
  await expect(white).toHaveAttribute("aria-pressed", "true");
  await designer.undo().click();
  await expect(white).toHaveAttribute("aria-pressed", "false");

  await designer.editor.getByRole("button", { name: "Share" }).click();
  await expect(designer.toast("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await browser.newContext({ reducedMotion: "reduce" });
  const other = new DesignerPage(await stranger.newPage());
  await other.page.goto(link);
  const picture = other.page.getByRole("img", { name: "My tee, the front of the tee" });
  await expect(picture).toHaveJSProperty("naturalWidth", 1000);
  const preview = await other.page.locator("meta[property='og:image']").getAttribute("content");
  const jpeg = await (await stranger.request.get(preview ?? "")).body();
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1000, height: 1250 });

  await other.page.getByRole("link", { name: "Remix" }).click();
  await other.isOpen();
  await other.hasLayers(front);
  await other.pressOn(/^Art diya/, "Delete");
  await other.isSaved();
  await other.page.reload();
  await other.isOpen();
  await expect(other.stops).toHaveCount(front.length - 1);
  await designer.show("Front");
  await designer.hasLayers(front);
  await stranger.close();
});
