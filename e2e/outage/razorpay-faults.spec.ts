import { expect, test } from "../fault-fixtures";
import { ordersOf } from "../support/backend";
import { orderButton } from "../support/checkout-action";
import { expectRetried, expectTries } from "../support/expect-tries";
import type { Fault } from "../support/faulty-line";
import { countGatewayOrders } from "../support/paid-orders";
import { razorpayControl } from "../support/razorpay-control";

const down = { ok: true, data: { kind: "gateway_down" } };
const opened = { ok: true, data: { kind: "pay" } };
const looking = "GET /razorpay/v1/orders";
const making = "POST /razorpay/v1/orders";

const unpaid = expect.objectContaining({ status: "Pending Payment", gateway_order_id: null });
const payable = expect.objectContaining({
  status: "Pending Payment",
  gateway_order_id: expect.stringMatching(/^order_/),
});
const paid = expect.objectContaining({ status: "Confirmed", payment_status: "captured" });

async function gatewayOrdersOf(email: string): Promise<number> {
  const [order] = await ordersOf(email);
  return countGatewayOrders(order?.order_id ?? "");
}

for (const fault of ["refused", 429, "reset"] satisfies Fault[]) {
  test(`${fault}: asked again and again for the order, which is kept and can be paid later`, async ({
    cutShop,
    tee,
    buyer,
  }) => {
    const { razorpay } = cutShop.lines;
    const click = await orderButton(cutShop.url, { tee, buyer, method: "razorpay" });
    await razorpay.cut(fault);
    const startedAt = performance.now();
    expect(await click()).toMatchObject(down);
    // Nobody counts what nobody hears; the waits before two more tries make a second and a half at least.
    if (fault === "refused") expect(performance.now() - startedAt).toBeGreaterThan(1500);
    else expectRetried(razorpay.triesOf(looking));
    expect(razorpay.triesOf("POST")).toEqual([]);
    await razorpay.mend();
    expect(await ordersOf(buyer.email)).toEqual([unpaid]);
    expect(await click()).toMatchObject(opened);
    expect(await ordersOf(buyer.email)).toEqual([payable]);
    expect(await gatewayOrdersOf(buyer.email)).toBe(1);
  });
}

for (const fault of [500, 429, "reset", "hang", "lost"] satisfies Fault[]) {
  test(`${fault} as the gateway's order is made: sent once, and there is one in the end`, async ({
    cutShop,
    tee,
    buyer,
  }) => {
    const { razorpay } = cutShop.lines;
    const click = await orderButton(cutShop.url, { tee, buyer, method: "razorpay" });
    await razorpay.cut(fault, making);
    expect(await click()).toMatchObject(down);
    expect(razorpay.triesOf(making)).toHaveLength(1);
    await razorpay.mend();
    expect(await ordersOf(buyer.email)).toEqual([unpaid]);
    expect(await gatewayOrdersOf(buyer.email)).toBe(fault === "lost" ? 1 : 0);
    expect(await click()).toMatchObject(opened);
    expect(await ordersOf(buyer.email)).toEqual([payable]);
    expect(await gatewayOrdersOf(buyer.email)).toBe(1);
  });
}

test("slow: everything is asked once, and the order can be paid", async ({ cutShop, tee, buyer }) => {
  const { razorpay } = cutShop.lines;
  const click = await orderButton(cutShop.url, { tee, buyer, method: "razorpay" });
  await razorpay.cut("slow");
  expect(await click()).toMatchObject(opened);
  expect([razorpay.triesOf(looking), razorpay.triesOf(making)]).toEqual([[0], [0]]);
  expect(await ordersOf(buyer.email)).toEqual([payable]);
});

test("a refusal is not asked for again", async ({ cutShop, tee, buyer }) => {
  const { razorpay } = cutShop.lines;
  const click = await orderButton(cutShop.url, { tee, buyer, method: "razorpay" });
  await razorpay.cut(400);
  expect(await click()).toMatchObject(down);
  expect(razorpay.triesOf("/razorpay/")).toHaveLength(1);
});

for (const fault of [500, "hang"] as const) {
  test(`${fault}, on the screen: said, all is kept, and the same order is paid`, async ({
    cutShop,
    shop,
    tee,
    buyer,
  }) => {
    const { razorpay } = cutShop.lines;
    await shop.reachCheckout(tee, buyer);
    await razorpay.cut(fault);
    await shop.checkout.clickPay();
    const { notice } = shop.checkout;
    await expect(notice).toContainText("Online payment does not answer at the moment.", { timeout: 9_000 });
    await expect(notice).toContainText("Your order is kept for 20 minutes and nothing was taken.");
    // The second read of a gateway that hangs is given up after six and a half seconds.
    if (fault === "hang") expectTries(razorpay.triesOf(looking), [0, 4900]);
    else expectRetried(razorpay.triesOf(looking));
    await razorpay.mend();
    await shop.checkout.expectTyped(buyer);
    await shop.frame.expectCount(1);
    expect(await ordersOf(buyer.email)).toEqual([unpaid]);
    await shop.checkout.payOnline();
    await shop.razorpay.succeed();
    await shop.success.expectConfirmed();
    expect(await ordersOf(buyer.email)).toEqual([paid]);
    expect(await gatewayOrdersOf(buyer.email)).toBe(1);
  });
}

test("a payment that the shop can't ask about is waited for, and nobody is asked to pay twice", async ({
  cutShop,
  shop,
  tee,
  buyer,
}) => {
  const { razorpay } = cutShop.lines;
  await shop.reachCheckout(tee, buyer);
  const gatewayOrderId = await shop.checkout.payOnline();
  await razorpayControl.set(gatewayOrderId, { webhooks: "hold" });
  await razorpay.cut(500);
  await shop.razorpay.succeed();
  await expect(shop.success.main).toContainText("Waiting for your payment", { timeout: 15_000 });
  await expect(shop.success.main).toContainText("you need not pay again");
  expectRetried(razorpay.triesOf("GET /razorpay/v1/payments/"));
  await razorpay.mend();
  await razorpayControl.release(gatewayOrderId);
  await expect(shop.success.main).toContainText("Thank you", { timeout: 25_000 });
  expect(await ordersOf(buyer.email)).toEqual([paid]);
});
