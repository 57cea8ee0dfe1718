import { expect, type Locator, type Page } from "@playwright/test";

type Filters = { sizes: string[]; colors: string[]; max: string; inStock: boolean };

export class ListPage {
  private readonly main: Locator;
  readonly cards: Locator;
  readonly currentPage: Locator;
  private readonly filters: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole("main");
    this.cards = this.main.getByRole("listitem").filter({ has: page.getByRole("heading") });
    this.filters = this.main.getByRole("complementary", { name: "Filters" });
    this.currentPage = this.main.getByRole("navigation", { name: /pages/ }).locator("[aria-current=page]");
  }

  async open(path: string, waitUntil?: "commit"): Promise<void> {
    await this.page.goto(path, { waitUntil });
    await expect(this.main.getByRole("heading", { level: 1 })).toBeVisible();
  }

  url(): string {
    return this.page.url();
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

  /** Follows "Next page" to the last page. */
  async slugsOfAllPages(): Promise<string[]> {
    const slugs = await this.slugsOnPage();
    const next = this.main.getByRole("link", { name: "Next page" });
    for (let number = 2; (await next.count()) > 0; number += 1) {
      await next.click();
      await expect(this.currentPage).toHaveText(String(number));
      slugs.push(...(await this.slugsOnPage()));
    }
    return slugs;
  }

  async sortBy(name: string): Promise<void> {
    await this.main.getByLabel(/sort/i).selectOption({ label: name });
    await this.page.waitForURL(/sort=/);
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
    await this.filters.getByRole("button", { name: "Show products" }).click();
    await this.page.waitForURL(/size=/);
  }
}
