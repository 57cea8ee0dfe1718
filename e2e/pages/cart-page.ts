import { expect, type Locator, type Page } from "@playwright/test";
import { rupees, sumsIn } from "../support/rupees";
import type { Tee } from "../support/tees";

export class CartPage {
  readonly main: Locator;
  readonly lines: Locator;
  readonly checkoutLink: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole("main");
    this.lines = this.main.locator("[data-slot=cart-line]");
    this.checkoutLink = this.main.getByRole("link", { name: "Go to checkout" });
  }

  async open(): Promise<void> {
    await this.page.goto("/cart");
  }

  /** Adds one item by the URL that the product page's form submits to. */
  async fillWith(tee: Tee): Promise<void> {
    // A request blocked by a test would also block the page's load event.
    await this.page.goto(`/cart?add=${tee.variantId}`, { waitUntil: "commit" });
    await this.expectLine(tee, 1);
  }

  line({ name, colorName, size }: Tee): Locator {
    const remove = this.page.getByRole("button", {
      name: `Remove ${name}, ${colorName}, ${size}`,
      exact: true,
    });
    return this.lines.filter({ has: remove });
  }

  async expectLine(tee: Tee, quantity: number): Promise<void> {
    await expect(this.quantityOf(tee)).toHaveValue(String(quantity));
  }

  async expectEmpty(): Promise<void> {
    await expect(this.main).toContainText(/cart is empty/i);
    await expect(this.lines).toHaveCount(0);
  }

  async increase(tee: Tee): Promise<void> {
    await this.plus(tee).click();
  }

  async setQuantity(tee: Tee, quantity: string): Promise<void> {
    await this.quantityOf(tee).fill(quantity);
    await this.quantityOf(tee).press("Enter");
  }

  /** Types a quantity and clicks the link at once. */
  async typeQuantityAndCheckout(tee: Tee, quantity: string): Promise<void> {
    await this.quantityOf(tee).fill(quantity);
    await this.checkoutLink.click({ delay: 90 });
    await this.page.waitForURL("**/checkout");
  }

  async remove(tee: Tee): Promise<void> {
    await this.line(tee)
      .getByRole("button", { name: /^Remove / })
      .click();
  }

  async clear(): Promise<void> {
    await this.main.getByRole("button", { name: "Clear cart" }).click();
  }

  /** Clicks faster than the page can respond; returns the quantity that the rules allow. */
  async clickFast(tee: Tee, steps: string): Promise<number> {
    const before = Number(await this.quantityOf(tee).inputValue());
    const [plus, minus] = [await this.plus(tee).elementHandle(), await this.minus(tee).elementHandle()];
    for (const step of steps) {
      await (step === "+" ? plus : minus)?.evaluate((button) => (button as HTMLButtonElement).click());
    }
    return [...steps].reduce(
      (count, step) => Math.min(10, Math.max(0, count + (step === "+" ? 1 : -1))),
      before,
    );
  }

  async total(): Promise<number> {
    await expect(this.totalRow).toContainText("₹");
    return sumsIn((await this.totalRow.textContent()) ?? "")[0] ?? Number.NaN;
  }

  /** Expects the total that the server quotes for this quantity. */
  async expectTotalsOf(tee: Tee, quantity: number): Promise<void> {
    const { lines, totalPaise } = await this.quote(tee, quantity);
    expect(lines).toBe(1);
    await expect(this.totalRow).toContainText(rupees(totalPaise / 100));
  }

  async checkout(): Promise<void> {
    await this.checkoutLink.click();
    await this.page.waitForURL("**/checkout");
  }

  private get totalRow(): Locator {
    return this.main.locator("[data-slot=total]").filter({ visible: true }).first();
  }

  private async quote({ productId, color, size }: Tee, quantity: number) {
    const reply = await this.page.request.post("/api/cart/quote", {
      data: { lines: [{ id: productId, color, size, quantity }] },
    });
    const { lines, totalPaise }: { lines: unknown[]; totalPaise: number } = await reply.json();
    return { lines: lines.length, totalPaise };
  }

  private quantityOf(tee: Tee): Locator {
    return this.line(tee)
      .getByLabel(/quantity/i)
      .and(this.page.locator("input"));
  }

  private plus(tee: Tee): Locator {
    return this.line(tee).getByRole("button", { name: /^Increase quantity/ });
  }

  private minus(tee: Tee): Locator {
    return this.line(tee).getByRole("button", { name: /^Decrease quantity/ });
  }
}
