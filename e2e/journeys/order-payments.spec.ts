import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { RazorpayWindow } from "../pages/razorpay-window";
import { availableOf, backend, ordersOf } from "../support/backend";
import { moveClock } from "../support/clock";
import { nextOrderMail } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { placeOrder, tokenOf } from "../support/orders";
import { placeOnlineOrder } from "../support/paid-orders";
import { razorpayControl } from "../support/razorpay-control";
import type { Tee } from "../support/tees";

const pathOf = async (orderId: string) => `/order-details/${orderId}?token=${await tokenOf(orderId)}`;

test("a COD order that is paid online in a browser that closes too early is confirmed, cancelled and refunded, and a payment that the bank completes later is captured without another", async ({
  tee,
  buyer,
  page,
  context,
}) => {
  const before = await availableOf(tee.variantId);
  const orderId = await placeOrder(tee, { email: buyer.email });
  const window = new RazorpayWindow(page);
  await page.goto(await pathOf(orderId));
  await page.getByRole("button", { name: /^Pay ₹[\d,.]+ online$/ }).click();
  const gatewayOrderId = await window.orderId();
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold", browser: "stay" });
  await window.payAndStay();
  await page.close();
  expect(await ordersOf(buyer.email)).toMatchObject([{ payment_method: "cod" }]);
  expect(await razorpayControl.release(gatewayOrderId)).toBeGreaterThan(0);
  const [order] = await ordersOf(buyer.email);
  expect(order).toMatchObject({
    status: "Confirmed",
    payment_method: "online",
    payment_status: "captured",
    total: tee.price + 49,
  });

  const later = await context.newPage();
  const main = later.getByRole("main");
  await later.goto(await pathOf(orderId));
  await later.getByText("Cancel this order").click();
  await later.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(main).toContainText("Cancelled");
  expect(await availableOf(tee.variantId)).toBe(before);
  await runJobs({ only: ["money"] });
  await razorpayControl.release(gatewayOrderId);
  const { data: refunds } = await backend
    .from("refunds")
    .select("amount, status")
    .eq("order_id", order?.id ?? "");
  expect(refunds).toEqual([{ amount: order?.total, status: "processed" }]);
  await later.reload();
  await expect(main).toContainText(/was refunded to/);
  const mail = await nextOrderMail(buyer.email, `Order ${orderId} was cancelled`);
  expect(mail.text).toContain("Your payment has been refunded.");

  await expectOnePayment(later, tee, `slow-${buyer.email}`);
});

/** The page doesn't offer to pay again while the bank completes a payment. */
async function expectOnePayment(page: Page, tee: Tee, email: string): Promise<void> {
  const { gatewayOrderId } = await placeOnlineOrder(tee, email);
  const [placed] = await ordersOf(email);
  await page.clock.install();
  await page.goto(await pathOf(placed?.order_id ?? ""));
  const pay = page.getByRole("button", { name: /^Pay ₹/ });
  await expect(pay).toBeVisible();
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold" });
  await razorpayControl.pay(gatewayOrderId, "authorized");
  await razorpayControl.release(gatewayOrderId);
  await page.clock.fastForward("00:02");
  await expect(page.getByText("Your bank is completing your payment.")).toBeVisible();
  await expect(pay).toHaveCount(0);

  await moveClock({ minutes: 10 });
  await runJobs({ only: ["money"] });
  await page.reload();
  await expect(page.getByText("Payment received, order confirmed")).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ status: "Confirmed", payment_status: "captured" }]);
}
