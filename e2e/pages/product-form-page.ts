import { expect, type Locator, type Page } from "@playwright/test";
import { takeByHandle } from "../support/keyboard";
import { makePicture } from "../support/picture-files";

/** The form of a product in the admin. */
export class ProductFormPage {
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
  }

  async openNew(): Promise<void> {
    await this.page.goto("/admin/products/add");
    await expect(this.main.getByRole("heading", { level: 1 })).toHaveText("Add product");
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true }).filter({ visible: true });
  }

  /** A field whose label also has a note. */
  textOf(key: "name" | "fabric" | "fit"): Locator {
    return this.main.locator(`#field-${key}`).filter({ visible: true });
  }

  async addPictures(count: number): Promise<void> {
    const pictures = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        makePicture(`picture-${index + 1}.png`, `hsl(${index * 60}, 60%, 50%)`),
      ),
    );
    await this.main.locator("input[type=file]").first().setInputFiles(pictures);
    await expect(this.main.getByRole("button", { name: /^Remove picture/ })).toHaveCount(count);
  }

  /** Moves a picture one place up with the keys of its handle. */
  async movePictureUp(nr: number): Promise<void> {
    await takeByHandle(this.main.getByRole("button", { name: `Move picture ${nr}`, exact: true }));
    await expect(this.page.getByText(new RegExp(`^Now at position ${nr} of`))).toBeAttached();
    await this.page.keyboard.press("ArrowUp");
    await expect(this.page.getByText(new RegExp(`^Now at position ${nr - 1} of`))).toBeAttached();
    await this.page.keyboard.press("Space");
  }

  async tick(...names: string[]): Promise<void> {
    for (const name of names) await this.main.getByRole("checkbox", { name, exact: true }).check();
  }

  async save(): Promise<void> {
    await this.main.getByRole("button", { name: /^(Save|Add product)$/ }).click();
  }
}
