import { expect, type Locator, type Page } from "@playwright/test";

/** Header, footer and toasts of every page of the shop. */
export class SiteFrame {
  readonly header: Locator;
  readonly footer: Locator;
  readonly badge: Locator;
  readonly toasts: Locator;

  constructor(private readonly page: Page) {
    this.header = page.getByRole("banner");
    this.footer = page.getByRole("contentinfo");
    this.badge = this.header.getByRole("link", { name: /^Shopping Cart \(\d+ items\)$/ });
    this.toasts = page.locator("[data-slot=toast]");
  }

  async expectCount(count: number): Promise<void> {
    await expect(this.badge).toHaveAccessibleName(`Shopping Cart (${count} items)`);
  }

  async expectToast(title: string): Promise<void> {
    await expect(this.toasts.getByText(title, { exact: true })).toBeVisible();
    await expect(this.toasts).toHaveCount(1);
  }

  async openCart(): Promise<void> {
    await this.badge.click();
    await this.page.waitForURL("**/cart");
  }

  /** The links of the header: beside the logo, or behind the menu button of a phone. */
  async openMenu(): Promise<Locator> {
    const opener = this.header.locator('summary[aria-label="Menu"]');
    if (!(await opener.isVisible())) return this.header.getByRole("navigation", { name: "Main" });
    await opener.click();
    return this.header.getByRole("navigation", { name: "Menu" });
  }
}
