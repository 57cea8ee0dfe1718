import { expect, type Page } from "@playwright/test";

export type GoogleAccount = { email: string; firstName: string; lastName: string };

/** The consent page of Google's stand-in. */
export class GooglePage {
  constructor(readonly page: Page) {}

  async expectOpen(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  }

  async enter({ email, firstName, lastName }: GoogleAccount, isVerified = true): Promise<void> {
    await this.expectOpen();
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("First name").fill(firstName);
    await this.page.getByLabel("Last name").fill(lastName);
    await this.page.getByLabel("Google has verified this address").setChecked(isVerified);
    await this.page.getByRole("button", { name: "Continue" }).click();
  }

  async deny(): Promise<void> {
    await this.expectOpen();
    await this.page.getByRole("button", { name: "Deny" }).click();
  }
}
