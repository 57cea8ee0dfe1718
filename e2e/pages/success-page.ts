import { expect, type Locator, type Page } from "@playwright/test";

export class SuccessPage {
  readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole("main");
  }

  async expectConfirmed(): Promise<void> {
    await this.page.waitForURL("**/order-success*");
    await expect(this.main.getByRole("heading", { level: 1 })).toContainText("Thank you");
    await expect(this.main).toContainText("Your order is confirmed.");
  }

  async isShown(): Promise<boolean> {
    return this.page.url().includes("/order-success");
  }

  async orderNumber(): Promise<string> {
    const text = (await this.main.textContent()) ?? "";
    return text.match(/KP-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/)?.[0] ?? "";
  }

  async detailsLink(): Promise<string> {
    const href = await this.main.getByRole("link", { name: "Follow this order" }).getAttribute("href");
    expect(href).toMatch(/\/order-details\/KP-[0-9A-F-]{14}\?token=[\w-]{20,}/);
    return href ?? "";
  }
}
