import { expect, type Locator, type Page } from "@playwright/test";
import type { Tee } from "../support/tees";

export class ProductPage {
  private readonly main: Locator;
  readonly addButton: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole("main");
    this.addButton = this.main.getByRole("button", { name: "Add to cart" }).filter({ visible: true }).first();
  }

  /** With colour and size chosen. */
  async open(tee: Tee): Promise<void> {
    await this.page.goto(`/products/${tee.slug}?color=${tee.color}&size=${tee.size}`);
    await expect(this.size(tee.size)).toBeChecked();
  }

  async choose(tee: Tee): Promise<void> {
    await this.color(tee.colorName).click();
    await this.size(tee.size).check({ force: true });
    await expect(this.page).toHaveURL(new RegExp(`color=${tee.color}`));
    await expect(this.page).toHaveURL(new RegExp(`size=${tee.size}`));
  }

  async addToCart(): Promise<void> {
    await this.addButton.click();
  }

  async expectNotBuyable(): Promise<void> {
    await expect(this.addButton).toBeDisabled();
  }

  async sizeNames(): Promise<string[]> {
    return (await this.sizes.all()).reduce<Promise<string[]>>(
      async (names, radio) => [...(await names), (await radio.getAttribute("value")) ?? ""],
      Promise.resolve([]),
    );
  }

  async chooseAnotherSize(tee: Tee): Promise<Tee> {
    const names = await this.sizeNames();
    for (const size of names.filter((name) => name !== tee.size)) {
      if (!(await this.size(size).isEnabled())) continue;
      await this.size(size).check({ force: true });
      return { ...tee, size };
    }
    throw new Error(`${tee.name} has no other size in stock`);
  }

  /** Returns the slug of the colour. */
  async chooseAnotherColor(tee: Tee): Promise<string> {
    const other = this.colors.and(this.page.locator(`:not([href*="color=${tee.color}"])`)).first();
    const href = (await other.getAttribute("href")) ?? "";
    await other.click();
    return new URL(href, "http://shop").searchParams.get("color") ?? "";
  }

  async mainPicture(): Promise<string> {
    return this.main
      .getByRole("img")
      .filter({ visible: true })
      .first()
      .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ""));
  }

  private get colors(): Locator {
    return this.main.getByRole("group", { name: /colour/i }).getByRole("link");
  }

  private color(name: string): Locator {
    return this.main.getByRole("group", { name: /colour/i }).getByRole("link", { name });
  }

  private get sizes(): Locator {
    return this.main.getByRole("group", { name: /size/i }).getByRole("radio");
  }

  private size(name: string): Locator {
    return this.sizes.and(this.page.locator(`[value="${name}"]`));
  }
}
