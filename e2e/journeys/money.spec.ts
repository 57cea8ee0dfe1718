import { expect, test } from "../fixtures";
import { availableOf, backend, ordersOf } from "../support/backend";
import { codCodeTo, nextOrderMail } from "../support/inbox";
import { runJobs } from "../support/jobs";
import { placeOrder, shipOrder, tokenOf } from "../support/orders";
import { placeOnlineOrder, stateOf } from "../support/paid-orders";
import { razorpayControl } from "../support/razorpay-control";
import { violationsOn } from "../support/rules";

/** The courier takes no cash there. */
const leh = { pincode: "194101", city: "Leh", state: "Ladakh" };

test("a coupon that does not apply says why, and one that applies is saved with the order", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  await shop.cart.fillWith(tee);
  const main = page.getByRole("main");
  const enter = async (code: string) => {
    const field = main.getByLabel("Coupon code");
    if (!(await field.isVisible())) await main.getByText("Have a coupon code?").click();
    await field.fill(code);
    await field.press("Enter");
  };
  await enter("nosuchcode");
  await expect(main.getByRole("alert")).toHaveText(
    "We don't know the code NOSUCHCODE. Please check the spelling.",
  );
  await enter("monsoon24");
  await expect(main.getByRole("alert")).toHaveText("MONSOON24 is not valid at the moment.");
  await enter("save 150");
  await expect(main.getByRole("alert")).toHaveText(/^Add ₹[\d,.]+ more to use SAVE150\.$/);
  expect(await violationsOn(page)).toEqual([]);
  await shop.cart.setQuantity(tee, "4");
  await expect(main.getByText(/SAVE150: ₹150 off/)).toBeVisible();
  await shop.cart.checkout();
  await shop.checkout.fill(buyer);
  await shop.checkout.placeCodOrder();
  await shop.success.expectConfirmed();
  const [order] = await ordersOf(buyer.email);
  const { data } = await backend
    .from("orders")
    .select("coupon_code, coupon_discount, cod_fee")
    .eq("id", order?.id ?? "")
    .single();
  expect(data).toEqual({ coupon_code: "SAVE150", coupon_discount: 150, cod_fee: 40 });
});

test("when a price changes during checkout, nothing is ordered until the buyer agrees to the new total", async ({
  shop,
  tee,
  buyer,
}) => {
  await shop.cart.fillWith(tee);
  await shop.checkout.open();
  await shop.checkout.fill(buyer);
  await shop.checkout.chooseCod();
  const before = await shop.checkout.settledTotal();
  await backend
    .from("products")
    .update({ price: tee.price + 100 })
    .eq("id", tee.productId);
  try {
    await shop.checkout.placeCodButton.click();
    await expect(shop.checkout.notice).toContainText("Prices have changed");
    await shop.checkout.expectTyped(buyer);
    expect(await ordersOf(buyer.email)).toEqual([]);
    await expect.poll(() => shop.checkout.total()).toBe(before + 90);
    await shop.checkout.placeCodOrder();
    await shop.success.expectConfirmed();
  } finally {
    await backend.from("products").update({ price: tee.price }).eq("id", tee.productId);
  }
});

test("the checkout says why cash on delivery is not possible, and the order is paid online", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  await shop.cart.fillWith(tee);
  await shop.checkout.open();
  await shop.checkout.fill({ ...buyer, ...leh });
  await expect(page.getByText("Our courier takes no cash at this pincode. Please pay online.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toBeDisabled();
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
});

test("a cash order waits for its code, and can be paid online instead", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  await shop.cart.fillWith(tee);
  await shop.checkout.open();
  await shop.checkout.fill(buyer);
  await shop.checkout.placeCodOrder();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Almost done");
  const code = await codCodeTo(`+91${buyer.phone}`, await shop.success.orderNumber());
  await page.getByLabel("Code", { exact: true }).fill(code === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Confirm order" }).click();
  await expect(page.locator("#cod-code-error")).toHaveText("Please check the code and try again.");
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Confirm order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Thank you");

  await page.goto(await shop.success.detailsLink());
  const [before] = await ordersOf(buyer.email);
  await page.getByRole("button", { name: /^Pay ₹[\d,.]+ online$/ }).click();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  const [after] = await ordersOf(buyer.email);
  expect(after).toMatchObject({ payment_method: "online", payment_status: "captured" });
  expect(Number(after?.total)).toBe(Number(before?.total) - 40);
});

test("a buyer cancels an order before production, and its pieces are free again", async ({
  tee,
  buyer,
  page,
}) => {
  const free = await availableOf(tee.variantId);
  const orderId = await placeOrder(tee, { email: buyer.email });
  await page.goto(`/order-details/${orderId}?token=${await tokenOf(orderId)}`);
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("main")).toContainText("Cancelled");
  await expect(page.getByText("Cancel this order")).toHaveCount(0);
  expect(await availableOf(tee.variantId)).toBe(free);
});

test("a payment after the order expired confirms it if the piece is in stock, and is refunded if it is gone", async ({
  tee,
  buyer,
}) => {
  // The jobs of another run may be at it: ours leave to them what they hold.
  const expire = async (id: string) => {
    await backend
      .from("orders")
      .update({ expires_at: new Date(0).toISOString() })
      .eq("id", id);
    await expect(async () => {
      await runJobs();
      expect((await stateOf(id)).status).toBe("Cancelled");
    }).toPass();
  };
  const first = await placeOnlineOrder(tee, buyer.email);
  await expire(first.id);
  await razorpayControl.pay(first.gatewayOrderId, "captured");
  await expect.poll(async () => (await stateOf(first.id)).status).toBe("Confirmed");

  const second = await placeOnlineOrder(tee, buyer.email);
  await expire(second.id);
  const left = await availableOf(tee.variantId);
  const move = { variant_id: tee.variantId, stock_delta: -left, reason: "adjust", actor: "e2e" };
  await backend.from("stock_moves").insert(move);
  try {
    await razorpayControl.pay(second.gatewayOrderId, "captured");
    await expect(async () => {
      await runJobs();
      const { data } = await backend.from("refunds").select("status, reason").eq("order_id", second.id);
      expect(data).toEqual([{ status: "processed", reason: "stock_gone" }]);
    }).toPass();
    expect(await stateOf(second.id)).toMatchObject({ status: "Cancelled" });
  } finally {
    await backend.from("stock_moves").insert({ ...move, stock_delta: left, reason: "receive" });
  }
});

test("the order's page and a mail say how much of a payment was refunded", async ({
  shop,
  tee,
  buyer,
  page,
}) => {
  await shop.reachCheckout(tee, buyer);
  await shop.checkout.payOnline();
  await shop.razorpay.succeed();
  await shop.success.expectConfirmed();
  const [order] = await ordersOf(buyer.email);
  if (!order) throw new Error("no order");
  const asked = await backend.rpc("request_refund", {
    p_order_id: order.id,
    p_amount: 100,
    p_reason: "goodwill",
    p_actor: "admin",
    p_key: crypto.randomUUID(),
  });
  expect(asked.error).toBeNull();
  await expect(async () => {
    await runJobs();
    const { refunds } = await stateOf(order.id);
    expect(refunds).toEqual([{ amount: 100, reason: "goodwill", status: "processed" }]);
  }).toPass();
  expect(await stateOf(order.id)).toMatchObject({
    status: "Confirmed",
    payment_status: "partially_refunded",
  });
  await page.goto(`/order-details/${order.order_id}?token=${await tokenOf(order.order_id)}`);
  await expect(page.getByText("₹100 has gone back to you")).toBeVisible();
  await expect(page.getByText("Paid online; a part has gone back to you.")).toBeVisible();
  const mail = await nextOrderMail(buyer.email, `₹100 of order ${order.order_id} is on its way back`);
  expect(mail.text).toContain("₹100 back to where you paid from");
});

test("a buyer is not asked to pay again while the bank completes the payment", async ({
  tee,
  buyer,
  page,
}) => {
  const order = await placeOnlineOrder(tee, buyer.email);
  const [placed] = await ordersOf(buyer.email);
  const orderId = placed?.order_id ?? "";
  await page.goto(`/order-details/${orderId}?token=${await tokenOf(orderId)}`);
  const pay = page.getByRole("button", { name: /^Pay ₹/ });
  await expect(pay).toBeVisible();
  await razorpayControl.pay(order.gatewayOrderId, "authorized");
  await expect(page.getByText("Your bank is completing your payment.")).toBeVisible();
  await expect(pay).toHaveCount(0);
});

test("a shipped order shows courier, tracking number and the cash to keep ready", async ({
  tee,
  buyer,
  page,
}) => {
  const orderId = await placeOrder(tee, { email: buyer.email });
  await shipOrder(orderId, { courier: "Delhivery", tracking_number: "DL 1234 5678" });
  await page.goto(`/order-details/${orderId}?token=${await tokenOf(orderId)}`);
  await expect(page.getByText("Courier: Delhivery")).toBeVisible();
  await expect(page.getByText("Tracking number: DL 1234 5678")).toBeVisible();
  await expect(page.getByText(/keep the amount ready/)).toBeVisible();
});
