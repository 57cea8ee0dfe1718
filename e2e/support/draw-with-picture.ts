import type { Page } from "@playwright/test";
import { DesignerPage } from "../pages/designer-page";
import { uploadFrom } from "./designs";
import { makePhoto } from "./picture-files";

/** Puts a picture on the shirt that waits in the designer: a person looks at it before it is printed. */
export async function drawWithPicture(page: Page): Promise<void> {
  await uploadFrom(page.context(), await makePhoto("lamp.jpg", 1600, 1200));
  const designer = new DesignerPage(page);
  await designer.open();
  await (await designer.openTool("Uploads")).getByRole("button", { name: /^Picture 1, / }).click();
  await designer.isSaved();
}
