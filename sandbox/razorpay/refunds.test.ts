import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sandboxKeys } from "../keys";
import { Control } from "./control";
import { Payments } from "./payments";
import { Refunds } from "./refunds";
import { refundsApi } from "./refunds-api";
import { RazorpayStore } from "./store";
import { Webhooks } from "./webhooks";

const dir = mkdtempSync(join(tmpdir(), "kapas-razorpay-"));
const store = new RazorpayStore(join(dir, "razorpay.json"));
afterAll(() => {
  // A write that is still due would come after the folder is deleted.
  store.flush();
  rmSync(dir, { recursive: true });
});

const control = new Control("http://127.0.0.1:9/never");
const webhooks = new Webhooks(store, control, sandboxKeys.razorpayWebhookSecret);
const payments = new Payments(store, webhooks);
const refunds = new Refunds({ store, control, webhooks });
const seeded = {
  gateway_order_id: "order_seeded00000000",
  order_number: "KP-1111-2222-3333",
  email: "asha@kapas.test",
  phone: "+919876543210",
  amount: 50_000,
  refunded: 10_000,
};
const api = refundsApi(store, refunds, async (id) => (id === "pay_seeded" ? seeded : null));

beforeEach(() => control.set({ webhooks: "hold", refunds: "process", refundDelayMs: 0 }));

function pay() {
  const order = payments.createOrder({ amount: 49_900, currency: "INR", receipt: null, notes: {} });
  return payments.pay({ order, method: "upi" });
}

const eventsOf = (orderId: string) =>
  store.state.deliveries
    .filter((delivery) => delivery.orderId === orderId)
    .map(({ event, body }) => ({ event, payload: JSON.parse(body).payload }))
    .slice(3);

function ask(paymentId: string, body: object, key?: string) {
  return api.request(`/payments/${paymentId}/refund`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: key ? { "X-Refund-Idempotency": key } : {},
  });
}

const whole = { amount: 49_900, receipt: null, notes: {} };

test("refunds add up, and the last one marks the payment refunded", () => {
  const payment = pay();
  refunds.make(payment, { ...whole, amount: 9_900 });
  expect(payment).toMatchObject({ status: "captured", refund_status: "partial", amount_refunded: 9_900 });
  refunds.make(payment, { ...whole, amount: 40_000 });
  expect(payment).toMatchObject({ status: "refunded", refund_status: "full" });
});

test("a refund sends created and processed, each with the state of its moment", () => {
  const payment = pay();
  refunds.make(payment, whole);
  expect(eventsOf(payment.order_id)).toMatchObject([
    { event: "refund.created", payload: { refund: { entity: { status: "pending" } } } },
    { event: "refund.processed", payload: { refund: { entity: { status: "processed" } }, payment: {} } },
  ]);
});

test("a held refund stays pending until the test ends it, and a failed one returns its money to the payment", () => {
  control.set({ refunds: "hold" });
  const payment = pay();
  const refund = refunds.make(payment, whole);
  if (!refund) throw new Error("refused");
  expect(refund.status).toBe("pending");
  refunds.end(refund, "failed");
  expect(payment).toMatchObject({ status: "captured", refund_status: null, amount_refunded: 0 });
  refunds.end(refund, "processed");
  expect(refund.status).toBe("failed");
  expect(eventsOf(payment.order_id).map(({ event }) => event)).toEqual(["refund.created", "refund.failed"]);
});

test("a delayed refund is processed later", async () => {
  control.set({ refundDelayMs: 20 });
  const refund = refunds.make(pay(), whole);
  expect(refund?.status).toBe("pending");
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(refund?.status).toBe("processed");
});

test("a refund without balance is refused in Razorpay's words, and nothing changes", async () => {
  control.set({ refunds: "no_balance" });
  const payment = pay();
  const answer = await ask(payment.id, whole, "key-0000000001");
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("enough balance");
  expect(payment.amount_refunded).toBe(0);
});

test("one key makes one refund: a second request in flight gets 409, a later one the first response, another body 400", async () => {
  const payment = pay();
  const key = "key-0000000002";
  const body = { amount: 100 };
  const both = await Promise.all([ask(payment.id, body, key), ask(payment.id, body, key)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ask(payment.id, body, key)).status).toBe(200);
  expect((await ask(payment.id, { amount: 101 }, key)).status).toBe(400);
  expect(payment.amount_refunded).toBe(100);
});

test("a dispute keeps its id from created to lost, which takes the money", () => {
  const payment = pay();
  const { id } = refunds.dispute(payment, "payment.dispute.created");
  expect(refunds.dispute(payment, "payment.dispute.lost")).toMatchObject({ id, amount_deducted: 49_900 });
  expect(eventsOf(payment.order_id)).toMatchObject([
    { event: "payment.dispute.created", payload: { dispute: { entity: { id, status: "open" } } } },
    { event: "payment.dispute.lost", payload: { dispute: { entity: { id, status: "lost" } } } },
  ]);
});

test("a refund of a payment in the shop's books that predates the gateway takes the rest of it", async () => {
  expect((await ask("pay_seeded", { amount: 40_001 })).status).toBe(400);
  expect((await ask("pay_seeded", { amount: 40_000 })).status).toBe(200);
  expect(store.payment("pay_seeded")).toMatchObject({ amount_refunded: 50_000, status: "refunded" });
  expect((await ask("pay_unknown", {})).status).toBe(400);
});
