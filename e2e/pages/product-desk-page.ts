import { expect, type Locator, type Page } from "@playwright/test";
import { badPictures, makePicture, type PictureFile } from "../support/picture-files";
import { officeViolations, sidewaysScroll } from "../support/rules";

/** The form of a product in the back office. */
export class ProductDeskPage {
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
  }

  async openNew(): Promise<void> {
    await this.page.goto("/admin/products/add");
    await expect(this.main.getByRole("heading", { level: 1 })).toHaveText("Add a product");
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true }).filter({ visible: true });
  }

  async fillFacts(name: string): Promise<void> {
    await this.main.locator("#field-name").first().fill(name);
    await this.field("Price").fill("799.50");
    await this.field("Category").fill("Mens");
  }

  makePictures(count: number): Promise<PictureFile[]> {
    return Promise.all(
      Array.from({ length: count }, (_, index) =>
        makePicture(`good-${index + 1}.png`, `hsl(${index * 60}, 60%, 50%)`),
      ),
    );
  }

  async addPictures(count: number, withBad = false): Promise<void> {
    const good = await this.makePictures(count);
    await this.main
      .locator("input[type=file]")
      .first()
      .setInputFiles(withBad ? [...good.slice(0, 2), ...badPictures, ...good.slice(2)] : good);
    await expect(this.main.getByRole("button", { name: /^Remove picture/ })).toHaveCount(count);
  }

  async tick(...names: string[]): Promise<void> {
    for (const name of names) await this.main.getByRole("checkbox", { name, exact: true }).check();
  }

  async save(): Promise<void> {
    await this.main.getByRole("button", { name: /^(Save|Add product)$/ }).click();
  }

  /** An item of the menu beside the main button. */
  async choose(name: string): Promise<void> {
    await this.main.getByRole("button", { name: "More" }).click();
    await this.page.getByRole("menuitem", { name }).click();
  }

  /** From the top, because the header half covers whatever is under it. */
  async rulesBroken(): Promise<string[]> {
    await this.page.evaluate(() => scrollTo(0, 0));
    return [...(await officeViolations(this.page)), ...(await sidewaysScroll(this.page))];
  }

  /** The id of the product, from the address of its page. */
  async added(): Promise<number> {
    await this.page.waitForURL(/\/admin\/products\/edit\/\d+$/);
    return Number(this.page.url().match(/\d+$/)?.[0]);
  }
}
