import { limits } from "../../lib/limits/limits";
import { expect, test } from "../fixtures";
import { useUp as exhaust, newIp } from "../support/attempts";
import { backend, ordersOf } from "../support/backend";
import { codCodeTo, nextOrderMail, orderMessagesTo } from "../support/inbox";
import { deliverOrder, placeOrder, tokenOf } from "../support/orders";
import { violationsOn } from "../support/rules";

test("when many orders come from one network, Place order solves a puzzle and then orders", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  const ip = newIp();
  await page.setExtraHTTPHeaders({ "x-forwarded-for": ip });
  await exhaust("placeVisitor", ip, limits.placeVisitor.limit / 2);
  await shop.reachCheckout(tee, buyer);
  const puzzle = page.waitForResponse("**/api/captcha");
  await shop.checkout.placeCodOrder();
  expect((await puzzle).status()).toBe(200);
  await shop.success.expectConfirmed();
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

test("a buyer who closed the tab opens the order from the mail and confirms it with the code", async ({
  shop,
  tee,
  buyer,
  page,
  browser,
}) => {
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.placeCodOrder();
  const orderId = await shop.success.orderNumber();
  const code = await codCodeTo(`+91${buyer.phone}`, orderId);
  await page.close();

  const mail = await nextOrderMail(buyer.email, `Order ${orderId} is waiting for your code`);
  expect(mail.text).not.toContain(buyer.line1);
  const link = mail.text.match(/https?:\/\/\S+\/order-details\/\S+/)?.[0] ?? "";
  const otherDevice = await browser.newPage();
  await otherDevice.goto(link);
  await expect(otherDevice.getByText(/Your pieces are kept until .*, Indian time/)).toBeVisible();
  await otherDevice.getByLabel("Code", { exact: true }).fill(code);
  await otherDevice.getByRole("button", { name: "Confirm order" }).click();
  await expect(otherDevice.getByRole("main")).toContainText("Confirmed");
  await nextOrderMail(buyer.email, `Order ${orderId} is confirmed`);
  const news = async () => {
    const sms = await orderMessagesTo(`+91${buyer.phone}`, "sms");
    return sms.filter(({ text }) => !text.includes("is your code")).length;
  };
  await expect(async () => expect(await news()).toBe(1)).toPass();
  await otherDevice.close();
});

test("the link to a cash order is not enough to ask for its money: the code sent to the phone is needed too", async ({
  tee,
  buyer,
  page,
}) => {
  const phone = `+91${buyer.phone}`;
  const orderId = await placeOrder(tee, { email: buyer.email, phone });
  await deliverOrder(orderId);
  await page.goto(`/order-details/${orderId}?token=${await tokenOf(orderId)}`);
  await page.getByText(/^Exchange or return, until/).click();
  await page.getByRole("radio", { name: /My money back/ }).check({ force: true });
  await page.getByRole("textbox", { name: "UPI ID" }).fill("stranger@upi");
  await page.getByLabel("Why?").fill("Too tight at the shoulders");
  const request = page.getByRole("button", { name: "Request return" });
  await request.click();
  await expect(page.locator("#return-phone-code-error")).toHaveText(
    "Please first type the code that we sent to the phone of this order.",
  );
  expect(await violationsOn(page)).toEqual([]);
  const [order] = await ordersOf(buyer.email);
  const returns = await backend
    .from("return_requests")
    .select("id")
    .eq("order_id", order?.id ?? "");
  expect(returns.data).toEqual([]);

  await page.getByRole("button", { name: "Send the code" }).click();
  const code = await codCodeTo(phone, orderId);
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Confirm phone" }).click();
  await expect(page.getByText("Phone confirmed")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "UPI ID" })).toHaveValue("stranger@upi");
  await request.click();
  await expect(page.getByRole("main")).toContainText("Return requested");
});
