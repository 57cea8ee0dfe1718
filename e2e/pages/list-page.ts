import { expect, type Locator, type Page } from "@playwright/test";

type Filters = { sizes: string[]; colors: string[]; max: string; inStock: boolean };

export class ListPage {
  private readonly main: Locator;
  readonly cards: Locator;
  private readonly filters: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole("main");
    this.cards = this.main.getByRole("listitem").filter({ has: page.getByRole("heading") });
    this.filters = this.main.getByRole("complementary", { name: "Filters" });
  }

  async open(path: string, waitUntil?: "commit"): Promise<void> {
    await this.page.goto(path, { waitUntil });
    await expect(this.main.getByRole("heading", { level: 1 })).toBeVisible();
  }

  async openProduct({ slug }: { slug: string }): Promise<void> {
    // Another slug may begin with this one.
    const path = `/products/${slug}`;
    await this.main.locator(`a:is([href="${path}"], [href^="${path}?"])`).first().click();
    await this.page.waitForURL((url) => url.pathname === path);
  }

  async slugsOnPage(): Promise<string[]> {
    const hrefs = await this.cards.evaluateAll((cards) =>
      cards.map((card) => card.querySelector("a")?.getAttribute("href") ?? ""),
    );
    return hrefs.map((href) => href.replace(/^\/products\//, "").replace(/\?.*$/, ""));
  }

  /** Narrow screens keep the filters in a sheet. */
  async openFilters(): Promise<void> {
    const opener = this.main.getByRole("button", { name: /^Filters/ });
    if (await opener.isVisible()) await opener.click();
    await expect(this.filters).toBeVisible();
  }

  async filterWithoutScript({ sizes, colors, max, inStock }: Filters): Promise<void> {
    await this.openFilters();
    for (const size of sizes) await this.filters.locator(`input[name=size][value="${size}"]`).check();
    for (const color of colors) await this.filters.locator(`input[name=color][value="${color}"]`).check();
    await this.filters.getByLabel("To (₹)").fill(max);
    if (inStock) await this.filters.getByLabel(/In stock only/).check();
    await this.filters.getByRole("button", { name: /^Show \d+ products?$/ }).click();
    await this.page.waitForURL(/size=/);
  }
}
