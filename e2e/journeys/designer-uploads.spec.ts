import { expect, test } from "../fixtures";
import { DesignerPage } from "../pages/designer-page";
import { Fingers } from "../support/fingers";
import { badPictures, makePhoto } from "../support/picture-files";

test("a photo says how sharp it prints while it is pulled, goes no further when it is too coarse, and loses its plain wall", async ({
  page,
}) => {
  const designer = new DesignerPage(page);
  await designer.open();
  await designer.upload(await makePhoto("wedding.jpg", 1000, 800));
  await expect(designer.dpi).toHaveText("200 dpi, sharp");

  await designer.pullCorner(0.8, async (pullTo) => {
    await expect(designer.dpi).toHaveText(/^1[0-4]\d dpi, blurred$/);
    await pullTo(2.4);
    await expect(designer.dpi).toHaveText(/^[89]\d dpi, too large to print$/);
  });
  await expect(designer.printCheck).toHaveAccessibleName(/to look at$/);
  await designer.next.click();
  await expect(designer.toast(/prints at \d\d dpi\. Make it at most [\d.]+ in wide/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/custom-design");
  await page.getByRole("button", { name: /^Make it [\d.]+ in wide, where it is sharp enough$/ }).click();
  await expect(designer.dpi).toHaveText(/^15[01] dpi, fair$/);

  const picture = page.locator("[data-part=art] image");
  const before = (await picture.getAttribute("href")) ?? "";
  await page.getByRole("button", { name: "Remove the plain background" }).click();
  await expect(picture).not.toHaveAttribute("href", before);
  await expect(designer.dpi).toHaveText(/^15[01] dpi, fair$/);
  await designer.undo().click();
  await expect(picture).toHaveAttribute("href", before);
});

test("the editor goes on while an upload waits for its answer, and a refused file says why", async ({
  page,
  tolerated,
}) => {
  // The browser notes each answer of 4xx.
  tolerated.push(/status of 422/);
  const designer = new DesignerPage(page);
  await designer.open();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route("**/api/designs/assets", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  const [svg] = badPictures;
  await designer.upload(await makePhoto("slow.jpg", 900, 900));
  const panel = designer.panel("Uploads");
  await expect(panel.getByRole("progressbar", { name: "Uploading slow.jpg" })).toBeVisible();
  await designer.show("Back");
  await (await designer.openTool("Art"))
    .getByRole("group", { name: "Shapes" })
    .getByRole("button", { name: "Heart" })
    .click();
  await expect(designer.stop(/^Heart, /)).toBeAttached();
  letGo();
  await expect(designer.spoken).toContainText("slow.jpg is on the tee");
  await expect(designer.stop(/^Picture, /)).toBeAttached();

  await designer.upload(svg ?? (await makePhoto("none.jpg", 16, 16)));
  await expect(panel.getByRole("alert")).toContainText("SVG files can't be used here.");
  await panel.getByRole("button", { name: "Dismiss drawing.png" }).click();
  await expect(panel.getByRole("alert")).toHaveCount(0);
});

test("by thumb a photo is uploaded, pinched until it is too coarse, and mended in the print check @phone", async ({
  page,
}) => {
  const designer = new DesignerPage(page);
  await designer.open();
  await designer.upload(await makePhoto("wedding.jpg", 1000, 800));
  await expect(designer.dpi).toHaveText("200 dpi, sharp");
  await page.getByRole("button", { name: "Close Uploads" }).tap();
  const fingers = await Fingers.on(page);
  await fingers.pinch(await designer.selectedSpot(), 30, 40, 50);
  await expect(designer.dpi).toHaveText(/^1[0-4]\d dpi, blurred$/);
  await fingers.spread(await designer.selectedSpot(), 70);
  await fingers.lift();
  await expect(designer.dpi).toHaveText(/^[89]\d dpi, too large to print$/);

  await designer.next.tap();
  await expect(designer.toast(/prints at \d\d dpi/)).toBeVisible();
  const check = designer.panel("Print check");
  await expect(check).toContainText("Can't be printed");
  await check.getByRole("button", { name: "Make it smaller" }).tap();
  await expect(designer.dpi).toHaveText(/^15[01] dpi, fair$/);
});
