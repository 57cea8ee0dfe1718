import { expect, type Locator, type Page } from "@playwright/test";
import type { Newcomer } from "../support/newcomer";
import { signIn } from "../support/sign-in";

const labels = {
  name: "Full name",
  phone: "Mobile number",
  label: /^Label/,
  pincode: "Pincode",
  line1: "Flat, house, street",
  line2: /^Area, landmark/,
  city: "City",
  state: "State",
};
type FieldName = keyof typeof labels;

/** /account/addresses, its forms, and the saved addresses in the checkout. */
export class AddressBookPage {
  readonly main: Locator;
  readonly cards: Locator;
  readonly errors: Locator;
  readonly save: Locator;
  /** The saved addresses in the checkout */
  readonly choice: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
    this.cards = this.main.getByRole("listitem").filter({ has: page.locator("address") });
    this.errors = this.main.locator("[id$=-error]").filter({ visible: true });
    this.save = this.main.getByRole("button", { name: "Save address" });
    this.choice = this.main.getByRole("group", { name: "Choose an address" });
  }

  /** Signs in and goes to `path`. */
  async openAs(who: Newcomer, path = "/account/addresses"): Promise<void> {
    await signIn(this.page.context(), who);
    await this.page.goto(path);
  }

  field(name: FieldName): Locator {
    return this.main.getByLabel(labels[name], { exact: true }).filter({ visible: true });
  }

  card(text: string): Locator {
    return this.cards.filter({ hasText: text });
  }

  saved(text: string): Locator {
    return this.choice.getByRole("radio", { name: text });
  }

  async expectDefault(text: string): Promise<void> {
    await expect(this.cards.first()).toContainText(text);
    const badge = this.page.getByText("Default", { exact: true });
    await expect(this.cards.filter({ has: badge })).toHaveCount(1);
    await expect(this.cards.first().getByText("Default", { exact: true })).toBeVisible();
  }
}
