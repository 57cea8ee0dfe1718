import type { Locator, Page } from "@playwright/test";

export class HomePage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/");
  }

  /** The search box of the header, which narrow screens keep behind a button. */
  async openSearch(): Promise<Locator> {
    const header = this.page.getByRole("banner");
    const boxes = header.getByLabel("Search for tees").filter({ visible: true });
    if ((await boxes.count()) === 0) await header.locator('summary[aria-label="Search"]').click();
    await boxes.first().click();
    return boxes.first();
  }

  async search(text: string): Promise<void> {
    const box = await this.openSearch();
    await box.fill(text);
    await box.press("Enter");
    await this.page.waitForURL(/\/products\?.*q=/);
  }
}
