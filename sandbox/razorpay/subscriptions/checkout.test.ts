import { createHmac } from "node:crypto";
import { sandboxKeys } from "@/sandbox/keys";
import { openRazorpay, secondsOf } from "@/testing/open-razorpay";

let razorpay: Awaited<ReturnType<typeof openRazorpay>>;

beforeAll(async () => {
  vi.spyOn(Date, "now").mockReturnValue(secondsOf("2027-01-10") * 1000);
  razorpay = await openRazorpay();
});
afterAll(() => razorpay.close());

const key_id = sandboxKeys.razorpayKeyId;
const upi = { method: "upi", flow: "qr", isApproved: true };
const domestic = { method: "card", number: "4718 6091 0820 4366", otp: "1234" };

const pay = (subscription_id: string, instrument: object, more: object = {}) =>
  razorpay.ask("POST", "/checkout/pay", { key_id, subscription_id, ...instrument, ...more });

test("signs the consent with payment and subscription, in this order", async () => {
  const id = await razorpay.subscribe();
  const { body } = await pay(id, upi);
  const { razorpay_payment_id: paymentId, razorpay_subscription_id, razorpay_signature } = body.proof;
  expect(razorpay_subscription_id).toBe(id);
  expect(razorpay_signature).toBe(
    createHmac("sha256", sandboxKeys.razorpayKeySecret).update(`${paymentId}|${id}`).digest("hex"),
  );
  expect(await razorpay.get(`/v1/payments/${paymentId}`)).toMatchObject({
    amount: 49_900,
    vpa: "success@razorpay",
  });
});

test("the payment window stays open after the payment when a test requests it", async () => {
  const id = await razorpay.subscribe();
  await razorpay.post("/_control", { subscription_id: id, browser: "stay" });
  expect((await pay(id, domestic)).body.browser).toBe("stay");
  expect((await pay(await razorpay.subscribe(), domestic)).body.browser).toBe("return");
});

test("a refused instrument shows why and makes a failed payment; an unknown one makes none", async () => {
  const id = await razorpay.subscribe();
  const { body } = await pay(id, { method: "emandate", bank: "UTIB" });
  expect(body.error).toMatchObject({
    reason: "payment_failed",
    metadata: { payment_id: expect.any(String) },
  });
  expect((await pay(id, { method: "emandate", bank: "XXXX" })).body.error).toEqual({
    description: "The sandbox knows the banks HDFC and UTIB.",
  });
  expect(await razorpay.events(id)).toEqual(["payment.failed"]);
});

test("opens once for a new subscription, and later only to change the instrument", async () => {
  const id = await razorpay.subscribe();
  const page = (more = "") =>
    razorpay.open(`/checkout?key=${key_id}&subscription_id=${id}&subscription_card_change=${more}`);
  expect(await page()).toContain("₹499.00");
  await pay(id, domestic);
  expect(await page()).toContain("not allowed for the subscription at this stage");
  expect((await pay(id, domestic)).status).toBe(400);
  expect(await page("1")).toContain("₹5.00");
  await razorpay.post(`/v1/subscriptions/${id}/cancel`);
  expect(await page("1")).toContain("Something went wrong");
  expect((await pay(id, domestic, { is_card_change: true })).status).toBe(400);
});

test("only a card replaces UPI or a bank account; UPI pays at most 15,000 rupees, not by a typed ID", async () => {
  const id = await razorpay.subscribe();
  await pay(id, upi);
  const change = { is_card_change: true };
  expect((await pay(id, { method: "emandate", bank: "HDFC" }, change)).status).toBe(400);
  expect((await pay(id, domestic, change)).status).toBe(200);
  const collect = { method: "upi", flow: "intent", isApproved: true, vpa: "asha@okbank" };
  expect((await pay(await razorpay.subscribe(), collect)).status).toBe(400);
  const dear = await razorpay.subscribe({ amount: 1_500_001 });
  expect((await pay(dear, upi)).status).toBe(400);
});
