import { expect, type Locator, type Page } from "@playwright/test";
import { ordersOf } from "../support/backend";
import type { Buyer } from "../support/buyer";
import { sumsIn } from "../support/rupees";
import type { RazorpayWindow } from "./razorpay-window";

export class CheckoutPage {
  readonly main: Locator;
  readonly placeCodButton: Locator;
  private readonly payButton: Locator;

  constructor(
    private readonly page: Page,
    private readonly razorpay: RazorpayWindow,
  ) {
    this.main = page.getByRole("main");
    this.placeCodButton = this.main.getByRole("button", { name: /place order/i });
    this.payButton = this.main.getByRole("button", { name: /^pay/i });
  }

  async open(): Promise<void> {
    await this.page.goto("/checkout");
  }

  async fill(buyer: Buyer): Promise<void> {
    await this.field("name").fill(buyer.name);
    await this.field("email").fill(buyer.email);
    await this.field("phone").fill(buyer.phone);
    await this.field("pincode").fill(buyer.pincode);
    await this.field("line1").fill(buyer.line1);
    await expect(this.field("city")).toHaveValue(buyer.city);
    await expect(this.field("state")).toHaveValue(buyer.state);
  }

  async expectTyped(buyer: Buyer): Promise<void> {
    for (const name of ["name", "email", "phone", "pincode", "line1", "city", "state"] as const) {
      await expect(this.field(name)).toHaveValue(buyer[name]);
    }
  }

  async total(): Promise<number> {
    const row = this.main.locator("[data-slot=total]").filter({ visible: true }).first();
    await expect(row).toContainText("₹");
    return sumsIn((await row.textContent()) ?? "")[0] ?? Number.NaN;
  }

  async chooseCod(): Promise<void> {
    await this.main.getByRole("radio", { name: /cash on delivery/i }).check({ force: true });
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

  /** Opens the payment window; returns Razorpay's number of the order. */
  async payOnline(): Promise<string> {
    await this.main.getByRole("radio", { name: /online|card|upi/i }).check({ force: true });
    await this.payButton.click();
    return this.razorpay.orderId();
  }

  /** After a failed or closed payment: the order is kept, and the button asks again. */
  async expectUnpaid(): Promise<void> {
    await expect(this.razorpay.element).toBeHidden();
    await expect(this.main.getByRole("alert")).toContainText(/not paid|payment/i);
  }

  async retryPayment(): Promise<string> {
    await this.main
      .getByRole("button", { name: /pay|try again/i })
      .first()
      .click();
    return this.razorpay.orderId();
  }

  async ordersPlaced(buyer: Buyer): Promise<number> {
    return (await ordersOf(buyer.email)).length;
  }

  private field(name: "name" | "email" | "phone" | "pincode" | "line1" | "city" | "state"): Locator {
    return this.main.locator(`[name=${name}]`);
  }
}
