import { expect, test } from "../fixtures";
import { changeStock, ordersOf } from "../support/backend";
import { nextOrderMail, orderMessagesTo } from "../support/inbox";
import { placeOrder, shipOrder } from "../support/orders";

const rupees = new Intl.NumberFormat("en-IN");

test("a buyer who pays in cash gets one mail, with the right total and a link that opens the order", async ({
  page,
  tee,
  buyer,
}) => {
  await changeStock(tee.variantId, 5);
  const orderId = await placeOrder(tee, { email: buyer.email });
  const mail = await nextOrderMail(buyer.email, `Order ${orderId} is confirmed`);
  const [order] = await ordersOf(buyer.email);
  const total = `₹${rupees.format(order?.total ?? 0)}`;
  expect(mail.text).toContain(`Total: ${total}`);
  expect(mail.text).toContain(tee.name);

  await page.setContent(mail.html);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank you, Leela. Your order is confirmed.",
  );
  await expect(page.locator("tr", { hasText: /^Total/ })).toHaveText(`Total${total}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "the mail fits the screen").toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  const link = await page.getByRole("link", { name: "See your order" }).getAttribute("href");
  expect(mail.text).toContain(`See your order: ${link}`);
  await page.goto(link ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${orderId}`);
  await expect(page.locator('[data-slot="total"]')).toContainText(total);
  expect(await orderMessagesTo(buyer.email, "email")).toHaveLength(1);
});

test("the buyer gets the tracking number of a shipped parcel by mail and SMS", async ({ tee, buyer }) => {
  await changeStock(tee.variantId, 5);
  const phone = `+91${buyer.phone}`;
  const orderId = await placeOrder(tee, { email: buyer.email, phone });
  await shipOrder(orderId, { courier: "Delhivery", tracking_number: "DL 4711" });
  const mail = await nextOrderMail(buyer.email, `Order ${orderId} is on its way`);
  expect(mail.text).toContain("Tracking number: DL 4711");
  await expect(async () => {
    const [sms] = await orderMessagesTo(phone, "sms");
    expect(sms?.text).toContain(`order ${orderId} is on its way with Delhivery, tracking number DL 4711`);
  }).toPass();
});
