import { expect, type Locator, type Page } from "@playwright/test";
import { signIn } from "../support/sign-in";

/** The wishlist page, and the hearts on other pages. */
export class WishlistPage {
  readonly main: Locator;
  readonly items: Locator;
  readonly link: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
    this.items = this.main.locator("article");
    this.link = this.main.getByLabel("Link to your wishlist");
  }

  async open(): Promise<void> {
    await this.page.goto("/wishlist");
    await expect(this.main.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** Signs in and goes to `path`. */
  async logInTo(path: string, who: { email: string; password: string }): Promise<void> {
    await signIn(this.page.context(), who);
    await this.page.goto(path);
    await expect(this.main.getByRole("heading", { level: 1 })).toBeVisible();
  }

  heart(name: string): Locator {
    return this.main.getByRole("button", { name: `Add ${name} to wishlist`, exact: true }).first();
  }

  async expectHeart(name: string, isOn: boolean): Promise<void> {
    await expect(this.heart(name)).toHaveAttribute("aria-pressed", String(isOn));
  }

  /** Only one toast is open at a time. */
  async expectToast(title: string): Promise<void> {
    const open = this.page.locator("[data-slot=toast][data-state=open]");
    await expect(open.getByText(title, { exact: true })).toBeVisible();
  }

  item(name: string): Locator {
    return this.main
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("link", { name, exact: true }) });
  }

  async remove(what: string): Promise<void> {
    await this.main.getByRole("button", { name: `Remove ${what} from wishlist`, exact: true }).click();
  }

  async moveToCart(name: string): Promise<void> {
    await this.main.getByRole("button", { name: `Move to cart: ${name}`, exact: true }).click();
  }

  async share(): Promise<string> {
    await this.main.getByRole("button", { name: "Share wishlist" }).click();
    await expect(this.link).toHaveValue(/\/wishlist\/[0-9a-f]{32}$/);
    return this.link.inputValue();
  }
}
