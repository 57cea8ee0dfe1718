import { expect, type Locator, type Page } from "@playwright/test";
import { codCodeTo } from "../support/inbox";

export class SuccessPage {
  readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole("main");
  }

  /** Expects a confirmed order. If the phone is not verified, enters the code that was sent to it first. */
  async expectConfirmed(): Promise<void> {
    await this.page.waitForURL("**/order-success*");
    const heading = this.main.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(/Thank you|Almost done/);
    if ((await heading.textContent())?.includes("Almost done")) await this.confirmByCode();
    await expect(heading).toContainText("Thank you");
    await expect(this.main).toContainText("Your order is confirmed.");
  }

  private async confirmByCode(): Promise<void> {
    const phone = (await this.main.textContent())?.match(/\+91 \d{5} \d{5}/)?.[0].replace(/ /g, "") ?? "";
    await this.main
      .getByLabel("Code", { exact: true })
      .fill(await codCodeTo(phone, await this.orderNumber()));
    await this.main.getByRole("button", { name: "Confirm order" }).click();
  }

  async orderNumber(): Promise<string> {
    const text = (await this.main.textContent()) ?? "";
    return text.match(/KP-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/)?.[0] ?? "";
  }
}
