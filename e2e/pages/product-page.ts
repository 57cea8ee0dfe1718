import { expect, type Locator, type Page } from "@playwright/test";
import type { Tee } from "../support/tees";

export class ProductPage {
  private readonly main: Locator;
  readonly addButton: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole("main");
    this.addButton = this.main.locator("[data-buy-button]").getByRole("button");
  }

  /** Opens the product with colour and size chosen. */
  async open(tee: Tee): Promise<void> {
    await this.page.goto(`/products/${tee.slug}?color=${tee.color}&size=${tee.size}`);
    await expect(this.size(tee.size)).toBeChecked();
  }

  async choose(tee: Tee): Promise<void> {
    await this.color(tee.colorName).click();
    await this.size(tee.size).check();
    await expect(this.page).toHaveURL(new RegExp(`color=${tee.color}`));
    await expect(this.page).toHaveURL(new RegExp(`size=${tee.size}`));
  }

  async addToCart(): Promise<void> {
    await this.addButton.click();
  }

  async buyNow(): Promise<void> {
    await this.main.getByRole("button", { name: "Buy now" }).click();
    await this.page.waitForURL("**/checkout");
    await expect(this.page.getByRole("heading", { name: "Checkout" })).toBeFocused();
  }

  async sizeNames(): Promise<string[]> {
    return this.sizes.evaluateAll((radios) => radios.map((radio) => radio.dataset.size ?? ""));
  }

  async chooseAnotherSize(tee: Tee): Promise<Tee> {
    const names = await this.sizeNames();
    for (const size of names.filter((name) => name !== tee.size)) {
      if (!(await this.size(size).isEnabled())) continue;
      await this.size(size).check();
      return { ...tee, size };
    }
    throw new Error(`${tee.name} has no other size in stock`);
  }

  /** Returns the slug of the colour. */
  async chooseAnotherColor(): Promise<string> {
    const other = this.colors.and(this.page.locator(":not([aria-current])")).first();
    const href = (await other.getAttribute("href")) ?? "";
    await other.click();
    return new URL(href, this.page.url()).searchParams.get("color") ?? "";
  }

  async mainPicture(): Promise<string> {
    return this.main
      .getByRole("region", { name: "Pictures" })
      .getByRole("img")
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode().catch(() => undefined);
        return image.currentSrc;
      });
  }

  size(name: string): Locator {
    return this.sizes.and(this.page.locator(`[data-size="${name}"]`));
  }

  private get colors(): Locator {
    return this.main.getByRole("list", { name: "Colour" }).getByRole("link");
  }

  private color(name: string): Locator {
    return this.colors.and(this.page.getByRole("link", { name, exact: true }));
  }

  private get sizes(): Locator {
    return this.main.getByRole("group", { name: /^Size/ }).getByRole("radio");
  }
}
