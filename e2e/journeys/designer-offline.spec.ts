import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { makePhoto } from "../support/picture-files";

test("without a connection the designer keeps working, saves every change and lists what has to wait", async ({
  page,
  context,
  tolerated,
}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  const designer = new DesignerPage(page);
  await designer.open();
  const sun = designer.stop(/^Art bindi sun/);
  const uploads = await designer.openTool("Uploads");
  // Its heading appears before the rest has loaded.
  await uploads.getByRole("button", { name: /^Upload / }).waitFor();
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
