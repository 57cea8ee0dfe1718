import type { Page } from "@playwright/test";
import { DesignerPage } from "../pages/designer-page";
import { uploadFrom } from "./designs";
import { makePhoto } from "./picture-files";

/** Makes a design of a sun and a picture, so that staff review it before printing. */
export async function drawWithPicture(page: Page): Promise<void> {
  await uploadFrom(page.context(), await makePhoto("lamp.jpg", 1600, 1200));
  const designer = new DesignerPage(page);
  await designer.openWithSun();
  await (await designer.openTool("Uploads")).getByRole("button", { name: /^Picture 1, / }).click();
  await designer.isSaved();
}
