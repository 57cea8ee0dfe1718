import { expect, type Page } from "@playwright/test";

/** Presses the button that changes many products. One such change runs at a time: while another test's does, it is pressed again. */
export async function startChange(page: Page, button: string): Promise<void> {
  const jobs = page.getByRole("heading", { level: 1, name: "Jobs" });
  const busy = page.getByText("The same is running already.");
  do {
    await page.getByRole("button", { name: button }).click();
    await expect(jobs.or(busy)).toBeVisible();
  } while (await busy.isVisible());
  await page.waitForURL("**/admin/settings/jobs#job-*");
}
