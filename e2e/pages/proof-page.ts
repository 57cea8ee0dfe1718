import { expect, type Locator, type Page } from "@playwright/test";

/** The proof of a design, before it is ordered. */
export class ProofPage {
  readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole("main");
  }

  /** Clicks Next in the designer; returns the new version. */
  async reachFromDesigner(): Promise<string> {
    await this.page.getByRole("button", { name: "Next", exact: true }).click();
    await this.page.waitForURL(/\/design-proof\/[0-9a-f-]{36}/);
    await expect(this.main.getByRole("heading", { level: 1, name: "What we'll print" })).toBeVisible();
    return /design-proof\/([0-9a-f-]{36})/.exec(this.page.url())?.[1] ?? "";
  }

  async agree(): Promise<void> {
    await this.main.getByRole("checkbox", { name: /I made this design/ }).check();
  }

  /** Adds one item of size M to the cart. */
  async order(): Promise<void> {
    await this.main.getByRole("button", { name: "Increase quantity of size M" }).click();
    await this.agree();
    await this.main.getByRole("button", { name: "Add to cart" }).click();
    await this.page.waitForURL(/\/cart$/);
  }

  /** Replaces the design of its order. */
  async replaceInOrder(): Promise<void> {
    await this.agree();
    await this.main.getByRole("button", { name: "Use it for this order" }).click();
  }
}
