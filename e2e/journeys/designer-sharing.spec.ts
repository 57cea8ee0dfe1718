import sharp from "sharp";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";

test("someone who opens a shared link sees the design and changes a copy of it", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const designer = new DesignerPage(page);
  await designer.open();
  await designer.editor.getByRole("button", { name: "Share" }).click();
  await expect(designer.toast("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const layers = await designer.layers();

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
  await other.hasLayers(layers);
  await other.pressOn(/^Art bindi sun/, "Delete");
  await other.isSaved();
  await other.page.reload();
  await other.isOpen();
  await expect(other.stops).toHaveCount(layers.length - 1);
  expect(await designer.layers()).toEqual(layers);
  await stranger.close();
});
