import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { availableOf, backend, ordersOf } from "../support/backend";
import { codCodeTo, nextOrderMail, orderMessagesTo } from "../support/inbox";
import { deliverOrder, placeOrder, shipOrder, tokenOf } from "../support/orders";
import { receiveReturn } from "../support/returns";

const openOrder = async (page: Page, orderId: string) =>
  page.goto(`/order-details/${orderId}?token=${await tokenOf(orderId)}`);

async function askForLink(page: Page, orderNumber: string, email: string): Promise<string> {
  const main = page.getByRole("main");
  await page.goto("/find-order");
  await page.getByLabel("Order number").fill(orderNumber);
  await main.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  const answer = main.getByRole("status").or(main.getByRole("alert")).first();
  await expect(answer).toContainText("If there's an order");
  return (await answer.textContent()) ?? "";
}

/** Submits the form of a page opened before a deployment: the server has other action ids. */
async function askFromOldPage(page: Page, orderNumber: string, email: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/find-order");
  await page.getByLabel("Order number").fill(orderNumber);
  await main.getByLabel("Email").fill(email);
  await page.route("**/find-order", (route) => {
    const { "next-action": id, ...headers } = route.request().headers();
    const other = id && { "next-action": id.replace(/.{6}$/, "000000") };
    return route.continue({ headers: { ...headers, ...other } });
  });
  await page.getByRole("button", { name: "Send me the link" }).click();
  const dialog = page.getByRole("dialog", { name: "We've updated the shop" });
  await dialog.getByRole("button", { name: "Reload" }).click();
  await page.unroute("**/find-order");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Order number")).toHaveValue(orderNumber);
  await expect(main.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(main.getByRole("status").first()).toContainText("If there's an order");
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Confirm phone" }).click();
}

test("a guest finds a shipped order, sees its tracking number, and returns an item with the code sent to the phone", async ({
  tee,
  buyer,
  page,
  tolerated,
}) => {
  tolerated.push(/409/);
  const phone = `+91${buyer.phone}`;
  const orderId = await placeOrder(tee, { email: buyer.email, phone });
  await shipOrder(orderId, { courier: "Delhivery", tracking_number: "DL 4711" });
  const stranger = `stranger-${buyer.email}`;
  await askFromOldPage(page, orderId, stranger);
  const answer = await askForLink(page, orderId, stranger);
  const typed = ` ${orderId.toLowerCase().replaceAll("-", " ")}`;
  expect(await askForLink(page, typed, buyer.email.toUpperCase())).toBe(answer);
  const mail = await nextOrderMail(buyer.email, `Link to your order ${orderId}`);
  expect(await orderMessagesTo(stranger, "email")).toEqual([]);
  expect((await nextOrderMail(buyer.email, `Order ${orderId} is on its way`)).text).toContain(
    "Tracking number: DL 4711",
  );
  const [sms] = await orderMessagesTo(phone, "sms");
  expect(sms?.text).toContain(`order ${orderId} is on its way with Delhivery, tracking number DL 4711`);

  await page.goto(mail.text.match(/https?:\/\/\S+\/order-details\/\S+/)?.[0] ?? "");
  const main = page.getByRole("main");
  await expect(main).toContainText("Tracking number: DL 4711");
  await expect(page.getByRole("link", { name: "Track on Delhivery's site" })).toHaveAttribute(
    "href",
    /DL4711$/,
  );
  await expect(main).toContainText(/keep the amount ready/);
  const [order] = await ordersOf(buyer.email);
  const moved = await backend.rpc("transition_order", {
    ...{ p_order_id: order?.id ?? "", p_to: "Delivered", p_actor: "admin" },
  });
  expect(moved.error).toBeNull();
  await page.reload();
  await page.getByText(/^Exchange or return, until/).click();
  await page.getByRole("radio", { name: /Refund/ }).check({ force: true });
  await page.getByRole("textbox", { name: "UPI ID" }).fill("meera@upi");
  await page.getByLabel("Reason").fill("Too tight at the shoulders");
  const request = page.getByRole("button", { name: "Request return" });
  await request.click();
  await expect(page.locator("#return-phone-code-error")).toHaveText(
    "First, enter the code we sent to this order's phone.",
  );
  await page.getByRole("button", { name: "Send the code" }).click();
  await enterCode(page, await codCodeTo(phone, orderId));
  await expect(page.getByText("Phone confirmed")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "UPI ID" })).toHaveValue("meera@upi");
  await request.click();
  await expect(main).toContainText("Return requested");
  await receiveReturn(orderId);
  await page.reload();
  await expect(main).toContainText(/refund .+ to your UPI ID/);
});

test("an exchange reserves the new size as its own order, and is refunded when the buyer cancels it too late", async ({
  tee,
  buyer,
  page,
}) => {
  const phone = `+91${buyer.phone}`;
  const orderId = await placeOrder(tee, { email: buyer.email, phone });
  await deliverOrder(orderId);
  await openOrder(page, orderId);
  await page.getByText(/^Exchange or return, until/).click();
  const request = page.getByRole("button", { name: "Request exchange" });
  const wanted = page.getByLabel("Exchange for");
  const variantId = Number(await wanted.locator("option").nth(1).getAttribute("value"));
  await wanted.selectOption(String(variantId));
  const free = await availableOf(variantId);
  await request.click();
  await expect(page.locator("#return-reason-error")).toHaveText("Please tell us why, in a few words");
  await page.getByLabel("Reason").fill("Too tight at the shoulders");
  await request.click();
  await expect(page.getByRole("heading", { name: "We've received your exchange request" })).toBeFocused();
  expect(await availableOf(variantId)).toBe(free - 1);
  const exchange = (await ordersOf(buyer.email)).find(({ order_id }) => order_id !== orderId);
  expect(exchange).toMatchObject({ status: "Confirmed", payment_method: "none", total: 0 });
  const number = exchange?.order_id ?? "";
  await expect(page.getByText(/^Exchange: .+ to /)).toContainText(`Order ${number}`);
  await receiveReturn(orderId);
  const mail = await nextOrderMail(buyer.email, `Your exchange request for order ${orderId}`);
  expect(mail.text).toContain(number);

  await page.getByRole("link", { name: "See your exchange" }).click();
  await expect(page.getByText(`In exchange for items from order ${orderId}`)).toBeVisible();
  await page.getByText("Cancel this order").click();
  // An owner whose session has ended stays at an address without a token, which no longer opens anything.
  await page.evaluate(() => window.history.replaceState(null, "", window.location.pathname));
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.waitForURL(/\?token=/);
  const upi = page.getByLabel(/^UPI ID for/);
  const save = page.getByRole("button", { name: "Save UPI ID" });
  await upi.fill("leela@okbank");
  await save.click();
  await expect(page.locator("#refund-phone-code-error")).toBeVisible();
  await page.getByRole("button", { name: "Send the code" }).click();
  await enterCode(page, await codCodeTo(phone, number));
  await expect(page.getByLabel("Code", { exact: true })).toHaveCount(0);
  await save.click();
  await expect(upi).toHaveCount(0);
  expect(await availableOf(variantId)).toBe(free);
  await openOrder(page, orderId);
  await expect(page.getByRole("main")).toContainText(/to your UPI ID once we have the cash from the courier/);
});
