import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Control } from "./control";
import { DECLINED } from "./instruments";
import { Payments } from "./payments";
import { RazorpayStore } from "./store";
import { Webhooks } from "./webhooks";

const dir = mkdtempSync(join(tmpdir(), "kapas-razorpay-"));
const stores: RazorpayStore[] = [];

afterAll(() => {
  // A write that is still due would come after the folder is deleted.
  for (const store of stores) store.flush();
  rmSync(dir, { recursive: true });
});

let count = 0;

function standIn(file = join(dir, `${count++}.json`)) {
  const store = new RazorpayStore(file);
  stores.push(store);
  const control = new Control("http://127.0.0.1:9/never");
  control.set({ webhooks: "hold" });
  const payments = new Payments(store, new Webhooks(store, control, "secret"));
  const sent = () => store.state.deliveries.map(({ event, body }) => ({ event, ...JSON.parse(body) }));
  return { file, store, control, payments, sent };
}

const newOrder = { amount: 49_900, currency: "INR", receipt: "KP-1", notes: {} };

test("an automatic capture sends authorization, capture and the paid order, each with the state of its moment", () => {
  const { payments, sent } = standIn();
  const order = payments.createOrder(newOrder);
  payments.pay({ order, method: "upi" });
  const [authorized, captured, paid] = sent();
  expect(authorized).toMatchObject({
    event: "payment.authorized",
    entity: "event",
    contains: ["payment"],
    payload: { payment: { entity: { status: "authorized", captured: false } } },
  });
  expect(captured).toMatchObject({
    event: "payment.captured",
    payload: { payment: { entity: { status: "captured" } } },
  });
  expect(paid).toMatchObject({
    event: "order.paid",
    contains: ["payment", "order"],
    payload: { order: { entity: { id: order.id, status: "paid", amount_paid: 49_900, amount_due: 0 } } },
  });
});

test("a failed attempt leaves the order open for another", () => {
  const { payments, sent } = standIn();
  const order = payments.createOrder(newOrder);
  payments.fail({ order, method: "card" }, DECLINED.failure);
  expect(order).toMatchObject({ status: "attempted", attempts: 1, amount_due: 49_900 });
  expect(sent()).toMatchObject([
    { event: "payment.failed", payload: { payment: { entity: { error_reason: "payment_failed" } } } },
  ]);
});

test("payments and undelivered webhooks survive a restart", () => {
  const first = standIn();
  const order = first.payments.createOrder(newOrder);
  first.payments.pay({ order, method: "upi" });
  first.store.flush();
  const second = standIn(first.file);
  expect(second.store.order(order.id)?.status).toBe("paid");
  expect(second.store.state.deliveries.map(({ state }) => state)).toEqual(["held", "held", "held"]);
});

test("nothing is written after the end", async () => {
  const { file, store, payments } = standIn();
  store.close();
  payments.createOrder(newOrder);
  await new Promise((resolve) => setImmediate(resolve));
  expect(existsSync(file)).toBe(false);
});

test("a setting for one order applies to that order only", () => {
  const { control } = standIn();
  control.set({ order_id: "order_a", webhooks: "drop", repeat: 3 });
  expect(control.of("order_a")).toMatchObject({ webhooks: "drop", repeat: 3, browser: "return" });
  expect(control.of("order_b")).toMatchObject({ webhooks: "hold", repeat: 1 });
});
