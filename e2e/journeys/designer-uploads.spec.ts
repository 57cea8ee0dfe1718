import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { makePhoto } from "../support/picture-files";

test("a photo shows how sharp it prints and stops Next while it is too coarse, and without a connection changes are saved and the rest waits", async ({
  page,
  context,
  tolerated,
}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  const designer = new DesignerPage(page);
  await designer.openWithSun();
  await designer.upload(await makePhoto("wedding.jpg", 1000, 800));
  await expect(designer.dpi).toHaveText("200 dpi, sharp");

  await designer.pullCorner(0.8, async (pullTo) => {
    await expect(designer.dpi).toHaveText(/^1[0-4]\d dpi, blurred$/);
    await pullTo(2.4);
    await expect(designer.dpi).toHaveText(/^[89]\d dpi, too large to print$/);
  });
  await expect(designer.printCheck).toHaveAccessibleName(/to check$/);
  await designer.next.click();
  await expect(designer.toast(/prints at \d\d dpi\. Make it [\d.]+ in wide or less/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/custom-design");
  await page.getByRole("button", { name: /^Resize to [\d.]+ in wide for a sharp print$/ }).click();
  await expect(designer.dpi).toHaveText(/^15[01] dpi, fair$/);

  const picture = page.locator("[data-part=art] image");
  const before = (await picture.getAttribute("href")) ?? "";
  await page.getByRole("button", { name: "Remove background" }).click();
  await expect(picture).not.toHaveAttribute("href", before);
  await designer.undo().click();
  await expect(picture).toHaveAttribute("href", before);

  const sun = designer.stop(/^Art bindi sun/);
  const uploads = designer.panel("Uploads");
  await context.setOffline(true);
  await expect(
    page.getByText("No internet connection. Please check your network", { exact: true }),
  ).toBeVisible();
  await sun.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(sun).not.toHaveAccessibleName(/centred/);
  await designer.isSaved();
  await designer.upload(await makePhoto("train.jpg", 400, 400));
  await expect(uploads.getByRole("alert")).toContainText("No internet connection");
  await designer.next.click();
  await expect(designer.toast("No internet connection")).toBeVisible();
  // A tool that was not loaded before waits as well.
  const patterns = await designer.openTool("Patterns");
  await expect(patterns.getByRole("alert")).toContainText("You can keep working with what's here.");

  await context.setOffline(false);
  await patterns.getByRole("button", { name: "Try again" }).click();
  await expect(patterns.getByRole("button", { name: /^Kolam/ })).toBeVisible();
  await expect(sun).not.toHaveAccessibleName(/centred/);
});
