import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { availableOf, backend, ordersOf } from "../support/backend";
import { codCodeTo, nextOrderMail } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { deliverOrder, placeOrder, shipOrder, tokenOf } from "../support/orders";
import { placeOnlineOrder, stateOf } from "../support/paid-orders";
import { razorpayControl } from "../support/razorpay-control";
import { receiveReturn, rejectReturn, rupeesOf } from "../support/returns";
import { violationsOn } from "../support/rules";

const openOrder = async (page: Page, orderId: string) =>
  page.goto(`/order-details/${orderId}?token=${await tokenOf(orderId)}`);

/** Asks to exchange the first piece for another size; returns the new variant. */
async function askForAnotherSize(page: Page): Promise<number> {
  await page.getByText(/^Exchange or return, until/).click();
  const wish = page.getByLabel("Send me instead");
  const variantId = Number(await wish.locator("option").nth(1).getAttribute("value"));
  await wish.selectOption(String(variantId));
  await page.getByLabel("Why?").fill("Too tight at the shoulders");
  await page.getByRole("button", { name: "Request exchange" }).click();
  await expect(page.getByRole("heading", { name: "We have your exchange request" })).toBeVisible();
  return variantId;
}

test("an exchange reserves the new size at once, as an order of its own", async ({ tee, buyer, page }) => {
  const orderId = await placeOrder(tee, { email: buyer.email });
  await deliverOrder(orderId);
  await openOrder(page, orderId);
  await expect(page.getByText("Cash on delivery.", { exact: true })).toBeVisible();
  await page.getByText(/^Exchange or return, until/).click();
  expect(await violationsOn(page)).toEqual([]);
  await expect(page.getByLabel("Pieces", { exact: true })).toHaveValue("1");
  await page.getByRole("button", { name: "Request exchange" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Please choose the size or colour that we send instead.",
  );
  const wish = page.getByLabel("Send me instead");
  const variantId = Number(await wish.locator("option").nth(1).getAttribute("value"));
  await wish.selectOption(String(variantId));
  const free = await availableOf(variantId);
  await page.getByRole("button", { name: "Request exchange" }).click();
  await expect(page.locator("#return-reason-error")).toHaveText("Please say in a few words why");
  await page.getByLabel("Why?").fill("Too tight at the shoulders");
  await page.getByRole("button", { name: "Request exchange" }).click();
  await expect(page.getByRole("main")).toContainText("Exchange requested");
  await expect(page.getByRole("heading", { name: "We have your exchange request" })).toBeFocused();
  expect(await availableOf(variantId)).toBe(free - 1);
  const orders = await ordersOf(buyer.email);
  expect(orders).toHaveLength(2);
  const exchange = orders.find(({ order_id }) => order_id !== orderId);
  expect(exchange).toMatchObject({ status: "Confirmed", payment_method: "none", total: 0 });
  await expect(page.getByText(/We send them as soon as the old ones are here/)).toBeVisible();
  const swap = /^You exchange .+ for /;
  const number = exchange?.order_id ?? "";
  await expect(page.getByText(swap)).toContainText(
    `The old piece is still with you; the new one is order ${number}: waits for the old one.`,
  );
  await page.getByRole("link", { name: "See the new pieces" }).click();
  await expect(page.getByText(`In exchange for pieces of order ${orderId}`)).toBeVisible();
  await expect(page.getByText("Confirmed, waits for the old piece")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await receiveReturn(orderId);
  await openOrder(page, orderId);
  await expect(page.getByText(swap)).toContainText(
    `The old piece is here; the new one is order ${number}: printed next.`,
  );
  await expect(page.getByText("The pieces that you sent back are here")).toBeVisible();
  const timeline = page.locator("section").filter({ hasText: "What has happened" });
  await expect(timeline.getByText("Delivered", { exact: true })).toHaveCount(1);
  const mail = await nextOrderMail(buyer.email, `Your exchange of order ${orderId}`);
  expect(mail.text).toContain(number);
  expect(mail.text).toContain("→");
});

test("a buyer who cancels an exchange in time keeps the old piece, and can return it later", async ({
  tee,
  buyer,
  page,
}) => {
  const orderId = await placeOrder(tee, { email: buyer.email });
  await deliverOrder(orderId);
  await openOrder(page, orderId);
  const variantId = await askForAnotherSize(page);
  const free = await availableOf(variantId);
  await page.getByRole("link", { name: "See the new pieces" }).click();
  await page.getByText("Cancel this order").click();
  await expect(
    page.getByText("The new pieces go back to the shelf, and you keep the old ones."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Cancel this order")).toHaveCount(0);
  await expect.poll(() => availableOf(variantId)).toBe(free + 1);
  await openOrder(page, orderId);
  await expect(page.getByText(/^Exchange or return, until/)).toBeVisible();
  await askForAnotherSize(page);
  const second = await page.context().newPage();
  await second.goto(
    (await page.getByRole("link", { name: "See the new pieces" }).getAttribute("href")) ?? "",
  );
  await page.getByRole("button", { name: "Keep the pieces after all" }).click();
  await expect(page.getByText(/^Exchange or return, until/)).toBeVisible();
  await expect(page.getByText("You keep the pieces after all").first()).toBeVisible();
  await second.getByText("Cancel this order").click();
  await second.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(second.getByText("Cancelled: you keep the pieces after all")).toBeVisible();
  await expect(second.getByText(/can no longer be cancelled/)).toHaveCount(0);
});

test("an exchange cancelled after the old piece arrived is refunded to the UPI ID that the page asks for", async ({
  tee,
  buyer,
  page,
}) => {
  const phone = `+91${buyer.phone}`;
  const orderId = await placeOrder(tee, { email: buyer.email, phone });
  await deliverOrder(orderId);
  await openOrder(page, orderId);
  await askForAnotherSize(page);
  await receiveReturn(orderId);
  const exchange = (await ordersOf(buyer.email)).find(({ order_id }) => order_id !== orderId);
  await openOrder(page, exchange?.order_id ?? "");
  await page.getByText("Cancel this order").click();
  await expect(page.getByText(/you get your money back for the old ones/)).toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByLabel(/^Which UPI ID shall we send/).fill("leela");
  await page.getByRole("button", { name: "Save UPI ID" }).click();
  await expect(page.locator("#refund-upi-error")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel(/^Which UPI ID shall we send/).fill("leela@okbank");
  await page.getByRole("button", { name: "Save UPI ID" }).click();
  await expect(page.locator("#refund-phone-code-error")).toBeVisible();
  await page.getByRole("button", { name: "Send the code" }).click();
  const code = await codCodeTo(phone, exchange?.order_id ?? "");
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Confirm phone" }).click();
  await expect(page.getByLabel("Code", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Save UPI ID" }).click();
  await expect(page.getByLabel(/^Which UPI ID shall we send/)).toHaveCount(0);
  await openOrder(page, orderId);
  await expect(
    page.getByText(/goes back to your UPI ID as soon as the courier has brought us the cash/),
  ).toBeVisible();
  const { data } = await backend.from("orders").select("id").eq("order_id", orderId).single();
  await backend.rpc("collect_cod", { p_order_id: data?.id ?? "" });
  await page.reload();
  await expect(
    page.getByText(/goes back to your UPI ID leela@okbank\. We write when it is sent/),
  ).toBeVisible();
  const mail = await nextOrderMail(buyer.email, `Order ${exchange?.order_id} was cancelled`);
  expect(mail.text).toContain("Your money goes back for the old ones.");
});

test("when the shop refuses returned pieces, the pages of both orders say why and what follows", async ({
  tee,
  buyer,
  page,
}) => {
  const orderId = await placeOrder(tee, { email: buyer.email });
  await deliverOrder(orderId);
  await openOrder(page, orderId);
  await askForAnotherSize(page);
  await rejectReturn(orderId, "Worn at the collar");
  await page.reload();
  await expect(
    page.getByText(/^The reason: Worn at the collar\. Those that are with us we send back/),
  ).toBeVisible();
  await expect(page.getByText("We could not take the pieces back: worn at the collar")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const exchange = (await ordersOf(buyer.email)).find(({ order_id }) => order_id !== orderId);
  await openOrder(page, exchange?.order_id ?? "");
  await expect(page.getByText(/The pieces could not be taken back: worn at the collar/i)).toBeVisible();
  const mail = await nextOrderMail(buyer.email, `Your exchange of order ${orderId} was refused`);
  expect(mail.text).toContain("at our cost");
});

test("four pieces with one of them free can be returned in parts, and each is refunded the same amount", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  await shop.cart.fillWith(tee);
  await shop.cart.setQuantity(tee, "4");
  const code = page.getByRole("main").getByLabel("Coupon code");
  if (!(await code.isVisible())) await page.getByText("Have a coupon code?").click();
  await code.fill("BUY4");
  await code.press("Enter");
  await expect(page.getByRole("main").getByText(/BUY4:/)).toBeVisible();
  await shop.cart.checkout();
  await shop.checkout.fill(buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  const [order] = await ordersOf(buyer.email);
  if (!order) throw new Error("no order");
  await deliverOrder(order.order_id);
  const { goods, delivery } = await rupeesOf(order.id);
  let told = 0;
  const sendBack = async (pieces: string) => {
    await openOrder(page, order.order_id);
    await page.getByText(/^Exchange or return, until/).click();
    await page.getByRole("radio", { name: /My money back/ }).check();
    await page.getByLabel("Pieces", { exact: true }).selectOption(pieces);
    const said = await page.getByText(/goes back when they are here/).innerText();
    await page.getByLabel("Why?").fill("Not for us");
    await page.getByRole("button", { name: "Request return" }).click();
    await expect(page.getByRole("heading", { name: "We have your return request" })).toBeVisible();
    const sum = said.slice(0, said.indexOf(" goes back"));
    await expect(page.getByText(`${sum} goes back when they are here.`)).toBeVisible();
    told += Number(sum.replace(/[₹,]/g, ""));
    await receiveReturn(order.order_id);
    await runJobs();
    return (await rupeesOf(order.id)).back;
  };
  expect(Math.abs((await sendBack("3")) - (goods * 3) / 4)).toBeLessThan(0.02);
  await openOrder(page, order.order_id);
  await page.getByText(/^Exchange or return, until/).click();
  await expect(page.getByLabel("Pieces", { exact: true }).locator("option")).toHaveText(["0", "1"]);
  expect(await sendBack("1")).toBe(goods);
  expect(told).toBeCloseTo(goods, 2);
  expect(Number(order.total)).toBe(goods + delivery);
  await openOrder(page, order.order_id);
  await expect(
    page.getByText(/has gone back to where you paid from|is on its way to where you paid from/).first(),
  ).toBeVisible();
});

test("an undelivered parcel that was paid online is refunded less delivery, with a credit note and a mail", async ({
  tee,
  buyer,
  page,
}) => {
  const { gatewayOrderId } = await placeOnlineOrder(tee, buyer.email);
  await razorpayControl.pay(gatewayOrderId, "captured");
  await expect.poll(async () => (await ordersOf(buyer.email))[0]?.status).toBe("Confirmed");
  const [order] = await ordersOf(buyer.email);
  if (!order) throw new Error("no order");
  await shipOrder(order.order_id, { courier: "Delhivery", tracking_number: "DL 77" });
  await backend.rpc("transition_order", { p_order_id: order.id, p_to: "RTO", p_actor: "admin" });
  await expect(async () => {
    await runJobs();
    const { data } = await backend.from("refunds").select("status, reason").eq("order_id", order.id);
    expect(data).toEqual([{ status: "processed", reason: "undelivered" }]);
  }).toPass();
  const { back, goods } = await rupeesOf(order.id);
  expect(back).toBe(goods);
  await openOrder(page, order.order_id);
  await expect(
    page.getByText(/^Nobody took it at the door, so your money goes back, less ₹\d+ for delivery\.$/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /Download credit note/ })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const mail = await nextOrderMail(buyer.email, `The parcel of order ${order.order_id} came back to us`);
  expect(mail.text).toContain("less ₹");
});

test("an authorized payment is captured when the piece is in stock", async ({ tee, buyer, page }) => {
  const order = await placeOnlineOrder(tee, buyer.email);
  await razorpayControl.pay(order.gatewayOrderId, "authorized");
  await expect.poll(async () => (await stateOf(order.id)).payment_status).toBe("authorized");
  await backend
    .from("payments")
    .update({ capture_at: new Date(0).toISOString() })
    .eq("order_id", order.id);
  await runJobs();
  await expect(async () => expect((await stateOf(order.id)).status).toBe("Confirmed")).toPass();
  const [placed] = await ordersOf(buyer.email);
  await openOrder(page, placed?.order_id ?? "");
  await expect(page.getByText("Payment received, order confirmed")).toBeVisible();
});
