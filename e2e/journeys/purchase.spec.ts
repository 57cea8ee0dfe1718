import { expect, test } from "../fixtures";
import { availableOf, itemsOf, ordersOf } from "../support/backend";
import { codCodeTo, linkIn, nextMessage, nextOrderMail, orderMessagesTo } from "../support/inbox";
import { razorpayControl } from "../support/razorpay-control";
import { openWithAxe, violationsOn, waitUntilStill } from "../support/rules";
import { rupees } from "../support/rupees";

const paid = expect.objectContaining({
  status: "Confirmed",
  payment_method: "online",
  payment_status: "captured",
});

/** The courier takes no COD there. */
const leh = { pincode: "194101", city: "Leh", state: "Ladakh" };

test("a guest orders with cash on delivery, opens the order from the email on another device and creates an account there", {
  tag: "@phone",
}, async ({ shop, tee, buyer, page, browser, request }) => {
  const before = await availableOf(tee.variantId);
  await openWithAxe(page);
  await shop.home.open();
  await shop.home.search(tee.name);
  await shop.list.openProduct(tee);
  await shop.product.choose(tee);
  await shop.product.addToCart();
  await shop.frame.expectToast("Added to Cart");
  await waitUntilStill(page);
  expect(await violationsOn(page), "of the message").toEqual([]);
  await shop.frame.openCart();
  const goods = await shop.cart.total();
  await shop.cart.checkout();
  expect(await shop.checkout.total()).toBe(goods);
  expect(await page.getByRole("link", { name: "Check out", exact: true }).isVisible()).toBe(false);
  await shop.checkout.fill(buyer);
  await shop.checkout.settledTotal();
  const letPriceCome = await shop.checkout.delayQuotes();
  await shop.checkout.chooseCod();
  await shop.checkout.pressUntilPriced(shop.checkout.placeCodButton, letPriceCome);

  await page.waitForURL("**/order-success*");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Almost done");
  const orderId = await shop.success.orderNumber();
  const code = await codCodeTo(`+91${buyer.phone}`, orderId);
  const enterCode = async (text: string) => {
    await page.getByLabel("Code", { exact: true }).fill(text);
    await page.getByRole("button", { name: "Confirm order" }).click();
  };
  await enterCode(code === "000000" ? "111111" : "000000");
  await expect(page.locator("#cod-code-error")).toHaveText("Please check the code and try again.");
  await enterCode(code);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");
  await shop.frame.expectCount(0);

  const feeForCash = 40;
  await expect(page.getByRole("button", { name: `Pay ${rupees(goods)} online` })).toBeVisible();
  const orders = await ordersOf(buyer.email);
  expect(orders).toMatchObject([
    { order_id: orderId, status: "Confirmed", payment_status: "cod_due", total: goods + feeForCash },
  ]);
  expect(await itemsOf(orders[0]?.id ?? "")).toEqual([
    expect.objectContaining({ variant_id: tee.variantId, quantity: 1, size: tee.size, color: tee.color }),
  ]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);

  const mail = await nextOrderMail(buyer.email, `Order ${orderId} is confirmed`);
  expect(mail.text).toContain(`Total: ${rupees(goods + feeForCash)}`);
  const confirmations = (await orderMessagesTo(buyer.email, "email")).filter(
    ({ subject }) => subject === mail.subject,
  );
  expect(confirmations).toHaveLength(1);
  const otherDevice = await browser.newPage();
  await otherDevice.setContent(mail.html);
  const link = (await otherDevice.getByRole("link", { name: "View order" }).getAttribute("href")) ?? "";
  await otherDevice.goto(link);
  for (const text of [orderId, tee.name, buyer.pincode]) {
    await expect(otherDevice.getByRole("main")).toContainText(text);
  }
  expect((await request.get(link.slice(0, -1))).status(), "a link that was cut off").toBe(404);

  await page.getByRole("button", { name: "Create account" }).click();
  await expect(
    page.getByText(`We've sent a link to ${buyer.email}. Open it to choose a password.`),
  ).toBeVisible();
  await otherDevice.goto(linkIn(await nextMessage(buyer.email, "email")));
  await otherDevice.getByRole("button", { name: "Continue" }).click();
  for (const label of ["New password", "Confirm password"]) {
    await otherDevice.getByLabel(label, { exact: true }).fill("cotton-and-ink");
  }
  await otherDevice.getByRole("button", { name: "Update password" }).click();
  await expect(otherDevice.getByRole("main")).toContainText(orderId);
  await otherDevice.close();

  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a guest pays online where the courier takes no cash, only once after a reload, a failed payment and a closed window", {
  tag: "@phone",
}, async ({ shop, tee, buyer, page }) => {
  const before = await availableOf(tee.variantId);
  await shop.product.open(tee);
  await shop.product.buyNow();
  await page.goBack();
  await shop.product.buyNow();
  await shop.frame.expectCount(1);
  await shop.checkout.fill(Object.assign(buyer, leh));
  await shop.checkout.correctEmail("asha@gmial.com", "asha@gmail.com");
  await shop.checkout.fill(buyer);
  await expect(
    page.getByText("Cash on delivery isn't available at this pincode. Please pay online."),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toBeDisabled();
  const gatewayOrderId = await shop.checkout.payOnline();
  await page.reload();
  await shop.checkout.expectTyped(buyer);
  expect(await shop.checkout.payOnline()).toBe(gatewayOrderId);
  await shop.razorpay.fail();
  await shop.razorpay.close();
  await shop.checkout.expectUnpaid("The payment failed");
  await shop.frame.expectCount(1);
  expect(await shop.checkout.payOnline()).toBe(gatewayOrderId);
  // The browser's return alone confirms the order.
  await razorpayControl.set(gatewayOrderId, { webhooks: "drop" });
  await shop.razorpay.fail();
  await shop.razorpay.payByUpiApp();
  await shop.success.expectConfirmed();
  await shop.frame.expectCount(0);
  expect(await ordersOf(buyer.email)).toEqual([paid]);
  expect(await availableOf(tee.variantId)).toBe(before - 1);
});
