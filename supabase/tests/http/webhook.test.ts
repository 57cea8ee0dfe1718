import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sendRefunds } from "@/server/payments/send-refunds";
import { fc } from "@/testing/fast-check";
import { sandboxKeys } from "../../../sandbox/keys";
import { owner } from "../support/backend/database";
import { placeGatewayOrder, standIn } from "../support/backend/razorpay";
import { rowOf, rowsOf, service } from "../support/backend/service";
import { Visitor } from "../support/http/visitor";
import { stockOf } from "../support/shop";

const path = "/api/webhooks/razorpay";
const secret = sandboxKeys.razorpayWebhookSecret;

const deliver = (body: string, headers: Record<string, string>): Promise<Response> =>
  new Visitor().send(path, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

const sign = (body: string, key: string) => createHmac("sha256", key).update(body).digest("hex");

const deliverSigned = (body: string, eventId: string) =>
  deliver(body, { "x-razorpay-signature": sign(body, secret), "x-razorpay-event-id": eventId });

function capturedEvent(orderId: string, { paymentId = "pay_Forged00000001", amount = 100 } = {}): string {
  const entity = { id: paymentId, order_id: orderId, amount, currency: "INR", status: "captured" };
  return JSON.stringify({ event: "payment.captured", payload: { payment: { entity } } });
}

const eventsOf = async (eventId: string) =>
  rowsOf(await service.from("webhook_events").select("type, raw, result").eq("event_id", eventId));

it("refuses an unsigned or forged webhook and stores nothing of it", async () => {
  const body = capturedEvent("order_Forged00001");
  const right = sign(body, secret);
  const flipped = `${right[0] === "0" ? "1" : "0"}${right.slice(1)}`;
  for (const signature of [
    undefined,
    "",
    "x",
    "0".repeat(64),
    right.slice(0, 63),
    `${right}00`,
    flipped,
    sign(`${body} `, secret),
    sign(body, sandboxKeys.razorpayKeySecret),
    sign(body, ""),
  ]) {
    const id = `evt_${randomUUID()}`;
    const { status } = await deliver(body, {
      "x-razorpay-event-id": id,
      ...(signature !== undefined && { "x-razorpay-signature": signature }),
    });
    expect([signature, status, await eventsOf(id)]).toEqual([signature, 400, []]);
  }
});

it("accepts webhooks that are signed with the new or the old secret", async () => {
  const body = JSON.stringify({ event: "subscription.charged", payload: {} });
  for (const key of [secret, sandboxKeys.razorpayOldWebhookSecret]) {
    const headers = { "x-razorpay-signature": sign(body, key), "x-razorpay-event-id": "evt_rotated" };
    expect((await deliver(body, headers)).status).toBe(200);
  }
});

it("stores an event that the shop does not use without its payload, and answers with 200", async () => {
  const id = `evt_${randomUUID()}`;
  const payload = { payout: { entity: { note: "Asha" } } };
  const body = JSON.stringify({ event: "payout.reversed", payload });
  for (const _ of [1, 2]) expect((await deliverSigned(body, id)).status).toBe(200);
  expect(await eventsOf(id)).toEqual([{ type: "payout.reversed", raw: {}, result: { result: "ignored" } }]);
});

it("opens one case for a payment of an unknown order, however often its event arrives", async () => {
  const [orderId, eventId] = [`order_${randomUUID()}`, `evt_${randomUUID()}`];
  const paymentId = `pay_${randomUUID()}`;
  const body = capturedEvent(orderId, { paymentId });
  for (const _ of [1, 2]) expect((await deliverSigned(body, eventId)).status).toBe(200);
  const other = capturedEvent(orderId, { paymentId, amount: 999 });
  expect((await deliverSigned(other, eventId)).status).toBe(200);
  const cases = await service
    .from("reconciliation_breaks")
    .select("reason, amount")
    .eq("payment_id", paymentId)
    .order("reason");
  expect(rowsOf(cases)).toEqual([
    { reason: "event_id_reused", amount: null },
    { reason: "unknown_order", amount: 1 },
  ]);
});

it("refuses a webhook that is too large, and every method but POST", async () => {
  const body = JSON.stringify({ event: "payment.captured", x: "x".repeat(400_000) });
  expect((await deliverSigned(body, "evt_huge")).status).toBe(413);
  expect((await new Visitor().get(path)).status).toBe(405);
});

it("answers webhooks with generated bodies and headers without a server error", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("pay_1", "a\u0000b", "\ud800"),
  );
  const headerText = fc.string({ unit: "grapheme-ascii", maxLength: 100 }).map((value) => value.trim());
  const known = { id: text, amount: fc.maxSafeInteger() };
  const payment = fc.record({
    ...{ id: text, order_id: fc.oneof(text, fc.constant(null)), currency: text },
    amount: fc.oneof(fc.anything(), fc.maxSafeInteger()),
  });
  const payload = fc.record({
    payment: fc.record({ entity: payment }),
    refund: fc.record({ entity: fc.record({ ...known, payment_id: text, receipt: text }) }),
    dispute: fc.record({ entity: fc.record({ ...known, payment_id: text }) }),
  });
  const names = ["a\u0000b", "payment.captured", "refund.processed", "payment.dispute.lost", "__proto__"];
  const event = fc.record({
    event: fc.constantFrom(...names, "toString"),
    payload: fc.oneof(fc.json(), payload),
  });
  const body = fc.oneof(
    text,
    fc.json(),
    event.map((value) => JSON.stringify(value)),
  );
  const sent = fc.asyncProperty(
    ...([body, fc.boolean(), headerText, fc.option(headerText)] as const),
    async (raw, isSigned, junk, eventId) => {
      const { status } = await deliver(raw, {
        "x-razorpay-signature": isSigned ? sign(raw, secret) : junk,
        ...(eventId !== null && { "x-razorpay-event-id": eventId }),
      });
      expect(status).toBeLessThan(500);
      if (!isSigned) expect(status).toBe(400);
    },
  );
  const malformed = ["{", "null", "[]", "{}", '{"event":1}', '{"event":"payment.captured","payload":{}}'];
  await fc.assert(sent, { numRuns: 40, examples: malformed.map((raw) => [raw, true, "", randomUUID()]) });
});

describe("with the events of Razorpay's stand-in", () => {
  /** Brings what the stand-in sends to the shop's route. */
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === "string" && name.startsWith("x-razorpay-") ? [[name, value] as const] : [],
    );
    const { status } = await deliver(Buffer.concat(chunks).toString(), Object.fromEntries(headers));
    response.writeHead(status).end();
  });
  beforeAll(() => new Promise<void>((resolve) => void receiver.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => receiver.close(resolve)));

  /** An unpaid order whose events wait for `standIn.release`. */
  async function placeHeld(repeat = 1) {
    const order = await placeGatewayOrder(owner);
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    await standIn.set({ order_id: order.gatewayOrderId, webhooks: "hold", repeat, url });
    return order;
  }

  async function stateOf(id: string) {
    const columns = "status, payment_status, disputed_at, refunds (amount, reason, status)";
    return rowOf(await service.from("orders").select(columns).eq("id", id));
  }

  const move = (id: string, to: string) =>
    service.rpc("transition_order", { p_order_id: id, p_to: to, p_actor: "admin" });

  it.each([
    ["in order", false],
    ["in reverse order", true],
  ])(
    "confirms one order and reserves one item when Razorpay sends each event three times, %s",
    async (_, isReversed) => {
      const { id, gatewayOrderId, variantId } = await placeHeld(3);
      await standIn.pay(gatewayOrderId);
      expect(await standIn.release(gatewayOrderId, isReversed)).toBeGreaterThanOrEqual(3);
      expect(await stateOf(id)).toMatchObject({
        status: "Confirmed",
        payment_status: "captured",
        refunds: [],
      });
      expect(await stockOf(owner, variantId)).toEqual({ stock: 1, reserved: 1 });
    },
  );

  it("marks the refund of a cancelled order as processed, though its events arrive in reverse order", async () => {
    const { id, gatewayOrderId } = await placeHeld();
    await standIn.pay(gatewayOrderId);
    await standIn.release(gatewayOrderId);
    expect((await move(id, "Cancelled")).error).toBeNull();
    expect(await sendRefunds()).toEqual({ refunded: 1 });
    const refund = { amount: 548, reason: "cancelled" };
    expect((await stateOf(id)).refunds).toEqual([{ ...refund, status: "pending" }]);
    expect(await standIn.release(gatewayOrderId, true)).toBe(2);
    expect(await stateOf(id)).toMatchObject({
      payment_status: "refunded",
      refunds: [{ ...refund, status: "processed" }],
    });
  });

  it("keeps a disputed order out of production until the shop wins the dispute", async () => {
    const { id, gatewayOrderId } = await placeHeld();
    const payment = await standIn.pay(gatewayOrderId);
    await standIn.dispute(payment.id, "created");
    await standIn.release(gatewayOrderId);
    expect((await stateOf(id)).disputed_at).not.toBeNull();
    expect((await move(id, "In Production")).error).toMatchObject({ hint: "disputed" });
    await standIn.dispute(payment.id, "won");
    await standIn.release(gatewayOrderId);
    expect((await stateOf(id)).disputed_at).toBeNull();
    expect((await move(id, "In Production")).error).toBeNull();
  });
});
