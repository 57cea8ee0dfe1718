import { findFont, fontPath } from "../../lib/designer/fonts";
import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { makePhoto } from "../support/picture-files";

test("without a connection the editor goes on, keeps every change and says what has to wait", async ({
  page,
  context,
  tolerated,
}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  const designer = new DesignerPage(page);
  await designer.open();
  const sun = designer.stop(/^Art bindi sun/);
  const uploads = await designer.openTool("Uploads");
  // Its heading is there before the rest has loaded.
  await uploads.getByRole("button", { name: /^Upload / }).waitFor();
  await context.setOffline(true);
  await expect(
    page.getByText("No internet connection. Please check your network", { exact: true }),
  ).toBeVisible();

  await sun.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(sun).not.toHaveAccessibleName(/centred/);
  await designer.isKept();
  await designer.upload(await makePhoto("train.jpg", 400, 400));
  await expect(uploads.getByRole("alert")).toContainText("No internet connection");
  await designer.next.click();
  await expect(designer.toast("No internet connection")).toBeVisible();
  // What was not loaded before waits as well.
  const patterns = await designer.openTool("Patterns");
  await expect(patterns.getByRole("alert")).toContainText("Go on with what is here.");

  await context.setOffline(false);
  await patterns.getByRole("button", { name: "Try again" }).click();
  await expect(patterns.getByRole("button", { name: /^Kolam/ })).toBeVisible();
  await expect(sun).not.toHaveAccessibleName(/centred/);
});

test("letters that don't load, or come as another font, are left out, said and asked for again", async ({
  page,
  tolerated,
}) => {
  tolerated.push(/ERR_FAILED/);
  const designer = new DesignerPage(page);
  const note = page.getByRole("alert").filter({ hasText: "Could not load" });
  const letters = page.locator("[data-part=art] [data-layer-id]").filter({ has: page.locator("path") });

  await page.route("**/design-fonts/*.wasm", (route) => route.abort());
  await designer.open();
  const texts = await designer.openTool("Text");
  await texts.getByRole("button", { name: "Headline" }).click();
  await expect(note).toContainText("Could not load the letters of anton");
  expect(await letters.count()).toBeLessThan(6);
  await page.unroute("**/design-fonts/*.wasm");
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(note).toHaveCount(0);
  await expect(letters).toHaveCount(6);

  const another = await page.request.get(fontPath(fontOf("caveat")));
  await page.route(`**${fontPath(fontOf("pacifico"))}`, async (route) =>
    route.fulfill({ body: await another.body() }),
  );
  await texts.getByRole("button", { name: "Script" }).click();
  await expect(note).toContainText("Could not load the letters of pacifico");
  await expect(letters).toHaveCount(6);
  await page.unrouteAll();
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(letters).toHaveCount(7);
});

function fontOf(id: string) {
  const font = findFont(id);
  if (!font) throw new Error(`there is no font ${id}`);
  return font;
}
