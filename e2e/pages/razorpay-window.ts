import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

const frameSelector = 'iframe[title="Razorpay (sandbox)"]';
const failingCard = "4100 2800 0008 0001";
const workingCard = "4100 2800 0000 1007";

/** The payment window that Razorpay's checkout.js opens over the shop. */
export class RazorpayWindow {
  private readonly frame: FrameLocator;
  private readonly payButton: Locator;
  readonly element: Locator;

  constructor(page: Page) {
    this.element = page.locator(frameSelector);
    this.frame = page.frameLocator(frameSelector);
    this.payButton = this.frame.getByRole("button", { name: /^Pay ₹/ });
  }

  /** Razorpay's id of the order, once the window is open. */
  async orderId(): Promise<string> {
    await expect(this.payButton).toBeVisible();
    const source = (await this.element.getAttribute("src")) ?? "";
    return new URL(source).searchParams.get("order_id") ?? "";
  }

  async succeed(): Promise<void> {
    await this.payByCard(workingCard);
    await expect(this.element).toBeHidden();
  }

  /** On a phone, by an app that opens there. */
  async payByUpiApp(): Promise<void> {
    await expect(this.frame.getByRole("img", { name: "UPI QR code" })).toBeHidden();
    await this.payByUpi(this.frame.getByRole("radio", { name: "PhonePe" }));
  }

  /** On a computer, by scanning the code with a phone. */
  async payByUpiQr(): Promise<void> {
    await expect(this.frame.getByRole("radio", { name: "PhonePe" })).toBeHidden();
    await this.payByUpi(this.frame.getByRole("img", { name: "UPI QR code" }));
  }

  /** Pays while the stand-in keeps the buyer in its window. */
  async payAndStay(): Promise<void> {
    await this.payByCard(workingCard);
    await expect(this.frame.getByText("Payment successful.")).toBeVisible();
  }

  /** Waits until the window shows the failure. Closing it earlier would be recorded as unfinished, not as failed. */
  async fail(): Promise<void> {
    await this.payByCard(failingCard);
    await expect(this.frame.getByRole("alert")).toBeVisible();
  }

  async close(): Promise<void> {
    await this.frame.getByRole("button", { name: "Close payment window" }).click();
    await expect(this.element).toBeHidden();
  }

  private async payByUpi(way: Locator): Promise<void> {
    await this.frame.getByRole("tab", { name: "UPI" }).click();
    await expect(this.frame.getByRole("textbox")).toHaveCount(0);
    await way.click();
    await this.payButton.click();
    await expect(this.element).toBeHidden();
  }

  private async payByCard(number: string): Promise<void> {
    await this.frame.getByRole("tab", { name: "Card" }).click();
    await this.frame.getByLabel("Card number").fill(number);
    await this.payButton.click();
  }
}
