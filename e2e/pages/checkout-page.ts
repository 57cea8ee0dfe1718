import { expect, type Locator, type Page } from "@playwright/test";
import type { Buyer } from "../support/buyer";
import { sumsIn } from "../support/rupees";
import type { RazorpayWindow } from "./razorpay-window";

const labels = {
  name: "Full name",
  email: "Email",
  phone: "Mobile number",
  pincode: "Pincode",
  line1: "Flat, house, street",
  city: "City",
  state: "State",
};
type FieldName = keyof typeof labels;

export class CheckoutPage {
  readonly main: Locator;
  readonly placeCodButton: Locator;
  readonly notice: Locator;
  readonly payButton: Locator;

  constructor(
    private readonly page: Page,
    private readonly razorpay: RazorpayWindow,
  ) {
    this.main = page.getByRole("main");
    this.placeCodButton = this.main.getByRole("button", { name: "Place order" });
    this.notice = this.main.getByRole("alert");
    this.payButton = this.main.getByRole("button", { name: /^Pay ₹/ });
  }

  async open(): Promise<void> {
    await this.page.goto("/checkout");
  }

  async saveAddress(): Promise<void> {
    await this.main.getByLabel("Save this address to my account").check();
  }

  /** Fills the form from top to bottom, so that the email field has the focus when the button is clicked. */
  async fill(buyer: Record<FieldName, string>): Promise<void> {
    await this.field("pincode").fill(buyer.pincode);
    await this.field("line1").fill(buyer.line1);
    await expect(this.field("city")).toHaveValue(buyer.city);
    await expect(this.field("state")).toHaveValue(buyer.state);
    await this.field("name").fill(buyer.name);
    await this.field("phone").fill(buyer.phone);
    await this.field("email").fill(buyer.email);
  }

  /** Types a slip, and accepts what the page suggests instead. */
  async correctEmail(typed: string, meant: string): Promise<void> {
    await this.field("email").fill(typed);
    await this.field("phone").focus();
    await this.main.getByRole("button", { name: meant }).click();
    await expect(this.field("email")).toHaveValue(meant);
  }

  /** Fills every field of a page without scripts, which do not fill in city and state. */
  async fillByHand(buyer: Record<FieldName, string>): Promise<void> {
    for (const name of ["pincode", "line1", "city", "name", "phone", "email"] as const) {
      await this.field(name).fill(buyer[name]);
    }
    await this.field("state").selectOption(buyer.state);
  }

  async typeCoupon(code: string): Promise<void> {
    await this.main.getByText("Have a coupon code?").filter({ visible: true }).click();
    await this.main.getByLabel("Coupon code").filter({ visible: true }).fill(code);
  }

  /** Holds the button down, lets the delayed price arrive, and releases it. The button must not move until then. */
  async pressUntilPriced(button: Locator, letPriceCome: () => void): Promise<void> {
    // At the end of the page the button is sticky and can't move.
    await this.page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const before = await button.boundingBox();
    if (!before) throw new Error("there is no button to click");
    await this.page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await this.page.mouse.down();
    letPriceCome();
    await this.settledTotal();
    // A pressed button moves down by one pixel.
    expect(Math.abs(((await button.boundingBox())?.y ?? 0) - before.y)).toBeLessThan(2);
    await this.page.mouse.up();
  }

  /** Delays the checkout's quotes until the returned function is called. */
  async delayQuotes(): Promise<() => void> {
    let letCome: () => void = () => undefined;
    const free = new Promise<void>((done) => {
      letCome = done;
    });
    await this.page.route("**/api/cart/quote", async (route) => {
      const answer = await route.fetch();
      await free;
      await route.fulfill({ response: answer });
    });
    return letCome;
  }

  async expectTyped(buyer: Buyer): Promise<void> {
    const typed = { ...labels, ...buyer };
    for (const name of Object.keys(labels).filter(isFieldName)) {
      await expect(this.field(name)).toHaveValue(typed[name]);
    }
  }

  get totalRow(): Locator {
    return this.main.locator("[data-slot=total]").filter({ visible: true }).first();
  }

  async total(): Promise<number> {
    await expect(this.totalRow).toContainText("₹");
    return sumsIn((await this.totalRow.textContent()) ?? "")[0] ?? Number.NaN;
  }

  /** The total once no quote is pending. */
  async settledTotal(): Promise<number> {
    await expect(this.main.locator("section[aria-busy=false]").filter({ visible: true })).toBeVisible();
    return this.total();
  }

  /** Waits until the COD fee is shown, then chooses COD. */
  async chooseCod(): Promise<void> {
    await expect(this.main).toContainText(/for ₹\d+ more/);
    await this.checkCod();
  }

  async checkCod(): Promise<void> {
    const radio = this.main.getByRole("radio", { name: /Cash on delivery/ });
    // The bar at the bottom of a phone's screen would cover it.
    await radio.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await radio.check({ force: true });
  }

  async clickPlaceCodOrder(): Promise<void> {
    await this.chooseCod();
    await this.placeCodButton.click();
  }

  async placeCodOrder(): Promise<void> {
    await this.clickPlaceCodOrder();
    await this.page.waitForURL("**/order-success*");
  }

  async doubleClickPlaceCodOrder(): Promise<void> {
    await this.chooseCod();
    await this.placeCodButton.evaluate((button) => {
      (button as HTMLButtonElement).click();
      (button as HTMLButtonElement).click();
    });
  }

  /** From now on the shop receives each request, but its response is lost. */
  async loseAnswers(): Promise<void> {
    await this.page.route("**/checkout", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
  }

  async heal(): Promise<void> {
    await this.page.unrouteAll({ behavior: "wait" });
  }

  /** Opens the payment window; returns Razorpay's id of the order. */
  async payOnline(): Promise<string> {
    await this.clickPay();
    return this.razorpay.orderId();
  }

  async clickPay(): Promise<void> {
    const radio = this.main.getByRole("radio", { name: /Pay online/ });
    if (!(await radio.isChecked())) await radio.check({ force: true });
    await this.payButton.click();
  }

  /** Expects a closed payment window, and a notice with the reason and the order's number. */
  async expectUnpaid(why: string | RegExp): Promise<void> {
    await expect(this.razorpay.element).toBeHidden();
    await expect(this.notice).toContainText(why);
    await expect(this.notice).toContainText(/KP-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/);
  }

  private field(name: FieldName): Locator {
    return this.main.getByLabel(labels[name], { exact: true });
  }
}

function isFieldName(name: string): name is FieldName {
  return name in labels;
}
