import { randomUUID } from "node:crypto";
import { owner } from "../support/backend/database";
import { openLine, placeGatewayOrder, standIn } from "../support/backend/razorpay";
import { contradictionsIn } from "../support/invariants";
import { moneyOf, requestRefund, setWorkAside } from "../support/orders/refunds";

// The shop's own use-cases over the database and Razorpay's stand-in; no webhook ever arrives, and the connection can be cut.

// Retries come at once; lib/retry.test.ts tests how long they wait.
vi.mock("@/lib/retry", async () => {
  const real = await vi.importActual<typeof import("@/lib/retry")>("@/lib/retry");
  const retry: typeof real.retry = (run, options) =>
    real.retry(run, { ...options, sleep: async () => undefined });
  return { ...real, retry };
});

let line: Awaited<ReturnType<typeof openLine>>;
let sendRefunds: () => Promise<{ refunded: number }>;
let pollPayments: (now: Date) => Promise<{ polled: number; confirmed: number }>;

beforeAll(async () => {
  line = await openLine();
  ({ sendRefunds } = await import("@/server/payments/send-refunds"));
  ({ pollPayments } = await import("@/server/payments/poll-payments"));
});
beforeEach(async () => {
  await setWorkAside(owner);
  await standIn.set({ webhooks: "drop", refunds: "process", refundDelayMs: 0 });
  line.asked.length = 0;
});
afterEach(async () => {
  line.restore();
  expect(await contradictionsIn(owner)).toEqual({});
});
afterAll(() => line.close());

const poll = () => pollPayments(new Date());

async function paid() {
  const order = await placeGatewayOrder(owner);
  const { id: paymentId } = await standIn.pay(order.gatewayOrderId);
  expect(await poll()).toMatchObject({ confirmed: 1 });
  return { ...order, paymentId };
}

/** The next run of the jobs, without the wait. */
async function sendAgain(refundId: string) {
  await owner.query("update public.refunds set next_at = now() where id = $1", [refundId]);
  return sendRefunds();
}

async function stateOf(refundId: string) {
  const { rows } = await owner.query("select status, last_error from public.refunds where id = $1", [
    refundId,
  ]);
  return rows[0];
}

describe("the poller, when every webhook is lost", () => {
  it("finds a payment of an order cancelled days ago", async () => {
    const { id, gatewayOrderId } = await placeGatewayOrder(owner);
    await owner.query("select public.transition_order($1, 'Cancelled', 'system')", [id]);
    await owner.query(
      "update public.orders set created_at = now() - interval '3 days 20 hours' where id = $1",
      [id],
    );
    await standIn.pay(gatewayOrderId);
    expect(await poll()).toEqual({ polled: 1, confirmed: 1 });
    expect(await moneyOf(owner, id)).toMatchObject({ status: "Confirmed" });
  });

  it.each([
    ["after the buyer had cancelled", "Cancelled", 54_800, "not_expected"],
    ["of a wrong amount", "Pending Payment", 40_000, "amount_mismatch"],
  ])("refunds a payment %s", async (_, status, amount, reason) => {
    const { id, gatewayOrderId } = await placeGatewayOrder(owner);
    if (status === "Cancelled")
      await owner.query("select public.transition_order($1, 'Cancelled', 'customer')", [id]);
    const { id: paymentId } = await standIn.pay(gatewayOrderId, amount);
    expect(await poll()).toEqual({ polled: 1, confirmed: 0 });
    expect(await sendRefunds()).toEqual({ refunded: 1 });
    expect(await standIn.refundsOf(paymentId)).toMatchObject([{ amount }]);
    expect(await moneyOf(owner, id)).toMatchObject({ status, open: [reason] });
  });

  it("retries all of them a minute later when the gateway is down", async () => {
    const first = await placeGatewayOrder(owner);
    const second = await placeGatewayOrder(owner);
    await owner.query(
      "update public.orders set created_at = now() - interval '2 days' where next_poll_at < 'infinity'",
    );
    // For any number of read retries.
    line.disturb(...Array<"cut">(10).fill("cut"));
    expect(await poll()).toEqual({ polled: 0, confirmed: 0 });
    const { rows } = await owner.query(
      "select next_poll_at < now() + interval '61 s' as is_soon from public.orders where id = any ($1)",
      [[first.id, second.id]],
    );
    expect(rows).toEqual([{ is_soon: true }, { is_soon: true }]);
  });
});

describe("a refund", () => {
  it("of money without an order is sent like any other", async () => {
    const { gatewayOrderId } = await placeGatewayOrder(owner);
    const { id: paymentId } = await standIn.pay(gatewayOrderId);
    await owner.query("select private.record_break('unknown_order', $1, null, 548, $2)", [
      paymentId,
      { currency: "INR" },
    ]);
    await owner.query(
      `select private.refund_unmatched_payment(c, jsonb_populate_record(null::public.money_steps, $2))
       from public.reconciliation_breaks c where c.payment_id = $1`,
      [paymentId, { id: randomUUID(), note: "" }],
    );
    const { rows } = await owner.query("select id from public.refunds where payment_id = $1", [paymentId]);
    expect(await sendRefunds()).toEqual({ refunded: 1 });
    await sendAgain(rows[0].id);
    expect(await stateOf(rows[0].id)).toEqual({ status: "processed", last_error: null });
    expect(await standIn.refundsOf(paymentId)).toMatchObject([{ amount: 54_800, status: "processed" }]);
  });

  it("is sent once, waits for the gateway, and gets the outcome by polling", async () => {
    const { id, paymentId } = await paid();
    const refund = await requestRefund(owner, id, { amount: 100 });
    expect(await sendRefunds()).toEqual({ refunded: 1 });
    expect(await stateOf(refund.id)).toEqual({ status: "pending", last_error: null });
    expect(await sendRefunds()).toEqual({ refunded: 0 });
    await sendAgain(refund.id);
    expect(await moneyOf(owner, id)).toMatchObject({ payment_status: "partially_refunded", messages: 1 });
    expect(await standIn.refundsOf(paymentId)).toMatchObject([{ amount: 10_000, status: "processed" }]);
  });

  it.each(["lost", "garbled", "cut", 500, 503, 429, 401] as const)(
    "is sent again after %s, and made once",
    async (fault) => {
      const { id, paymentId } = await paid();
      const refund = await requestRefund(owner, id);
      line.disturb(fault);
      expect(await sendRefunds()).toEqual({ refunded: 0 });
      expect(await stateOf(refund.id)).toMatchObject({
        status: "requested",
        last_error: expect.stringContaining("razorpay: refund"),
      });
      expect(await sendAgain(refund.id)).toEqual({ refunded: 1 });
      expect(await stateOf(refund.id)).toEqual({ status: "pending", last_error: null });
      expect(await standIn.refundsOf(paymentId)).toHaveLength(1);
    },
  );

  it("waits when the same refund is in flight (409), and finds it", async () => {
    const { id, paymentId } = await paid();
    const refund = await requestRefund(owner, id);
    line.disturb(409);
    await sendRefunds();
    expect(line.asked.slice(-2)).toEqual([
      `POST /v1/payments/${paymentId}/refund`,
      `GET /v1/payments/${paymentId}/refunds?count=100`,
    ]);
    expect(await stateOf(refund.id)).toMatchObject({ status: "requested" });
    line.disturb("lost");
    await sendAgain(refund.id);
    line.disturb(409);
    await sendAgain(refund.id);
    expect(await stateOf(refund.id)).toMatchObject({ status: "pending" });
    expect(await standIn.refundsOf(paymentId)).toHaveLength(1);
  });

  it("beyond the balance fails with a reason for staff, who can retry", async () => {
    const { id, paymentId } = await paid();
    const refund = await requestRefund(owner, id);
    await standIn.set({ refunds: "no_balance" });
    await sendRefunds();
    expect(await stateOf(refund.id)).toMatchObject({
      status: "failed",
      last_error: expect.stringContaining("Add funds in the Razorpay dashboard"),
    });
    expect(await moneyOf(owner, id)).toMatchObject({ payment_status: "captured", open: ["refund_failed"] });
    await standIn.set({ refunds: "process" });
    const again = await requestRefund(owner, id);
    await owner.query("select private.replace_failed_refund($1, $2)", [again.id, refund.id]);
    await sendRefunds();
    await sendAgain(again.id);
    expect(await moneyOf(owner, id)).toMatchObject({ payment_status: "refunded", open: [] });
    expect(await standIn.refundsOf(paymentId)).toHaveLength(1);
  });

  it.each([
    ["processed", { payment_status: "refunded", open: [] }],
    ["failed", { payment_status: "captured", open: ["refund_failed"] }],
  ] as const)("that is %s days later is found by polling", async (outcome, end) => {
    const { id, paymentId } = await paid();
    const refund = await requestRefund(owner, id);
    await standIn.set({ refunds: "hold" });
    await sendRefunds();
    await sendAgain(refund.id);
    expect(await stateOf(refund.id)).toMatchObject({ status: "pending" });
    const [made] = await standIn.refundsOf(paymentId);
    await standIn.endRefund(made?.id ?? "", outcome);
    await sendAgain(refund.id);
    expect(await moneyOf(owner, id)).toMatchObject(end);
  });

  it("is not inferred from the gateway's order, which stays paid", async () => {
    const { id } = await paid();
    await requestRefund(owner, id);
    await sendRefunds();
    expect(await moneyOf(owner, id)).toMatchObject({ payment_status: "captured" });
  });
});
