import { expect, test } from "../fixtures";
import { type MessageTable, Stage } from "./message-row";

/** One test for a table, its rows one after the other in one browser. */
export function checkMessages({ about, rows, tolerated = [] }: MessageTable): void {
  test.describe(about, () => {
    test.use({ tolerated });
    test(`${rows.length} messages, to the letter`, async ({ page }) => {
      test.setTimeout(30_000 + rows.length * 12_000);
      for (const { when, trigger, at, says, and } of rows) {
        await test.step(`${when}: ${says}`, async () => {
          const stage = await Stage.on(page);
          await trigger(stage);
          if (at === "toast") await stage.screen.expectToast(says, and);
          else await expect(page.locator(`${at}-error`)).toHaveText(says);
        });
      }
    });
  });
}
