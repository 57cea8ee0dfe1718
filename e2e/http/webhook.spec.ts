import { createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { sandboxKeys } from "../../sandbox/keys";
import { backend, rowsOf } from "../support/backend";
import { send } from "../support/http";

const path = "/api/webhooks/razorpay";

function capturedEvent(orderId: string): string {
  const entity = {
    id: "pay_E2eForged000001",
    order_id: orderId,
    amount: 100,
    currency: "INR",
    status: "captured",
  };
  return JSON.stringify({ event: "payment.captured", payload: { payment: { entity } } });
}

function deliver(body: string, headers: Record<string, string>) {
  return send(path, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", connection: "close", ...headers },
  });
}

function sign(body: string, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

test("an unsigned or forged webhook is refused and writes nothing", async () => {
  const body = capturedEvent("order_E2eForged0001");
  const right = sign(body, sandboxKeys.razorpayWebhookSecret);
  const forged = [
    undefined,
    "",
    "x",
    "0".repeat(64),
    right.slice(0, 63),
    `${right}00`,
    right.toUpperCase().replace(/^./, "0"),
    sign(`${body} `, sandboxKeys.razorpayWebhookSecret),
    sign(body, sandboxKeys.razorpayKeySecret),
    sign(body, "wrong secret"),
  ];
  for (const [index, signature] of forged.entries()) {
    const id = `evt_e2e_forged_${index}`;
    const { status } = await deliver(body, {
      "x-razorpay-event-id": id,
      ...(signature !== undefined && { "x-razorpay-signature": signature }),
    });
    expect(status, `signature ${index}`).toBe(400);
    expect(rowsOf(await backend.from("webhook_events").select("event_id").eq("event_id", id))).toEqual([]);
  }
});

test("a signature with any one of its 64 characters changed is refused", async () => {
  const body = capturedEvent("order_E2eFlipped001");
  const right = sign(body, sandboxKeys.razorpayWebhookSecret);
  for (let at = 0; at < right.length; at++) {
    const flipped = right.slice(0, at) + (right[at] === "0" ? "1" : "0") + right.slice(at + 1);
    const headers = { "x-razorpay-signature": flipped, "x-razorpay-event-id": "evt_e2e_flipped" };
    expect((await deliver(body, headers)).status, `character ${at}`).toBe(400);
  }
  const known = await backend.from("webhook_events").select("event_id").eq("event_id", "evt_e2e_flipped");
  expect(rowsOf(known)).toEqual([]);
});

test("while the secret is changed, the old and the new one are accepted and no other", async () => {
  const body = JSON.stringify({ event: "subscription.charged", payload: {} });
  const statusOf = async (secret: string) => {
    const headers = { "x-razorpay-signature": sign(body, secret), "x-razorpay-event-id": "evt_e2e_rotated" };
    return (await deliver(body, headers)).status;
  };
  expect(await statusOf(sandboxKeys.razorpayWebhookSecret)).toBe(200);
  expect(await statusOf(sandboxKeys.razorpayOldWebhookSecret)).toBe(200);
  expect(await statusOf("")).toBe(400);
  expect(await statusOf(`${sandboxKeys.razorpayWebhookSecret}.`)).toBe(400);
});

test("an event that the shop does not use is stored without its payload and answered with 200", async () => {
  const id = `evt_e2e_other_${Date.now()}`;
  const body = JSON.stringify({
    event: "payout.reversed",
    payload: { payout: { entity: { note: "Asha" } } },
  });
  const headers = {
    "x-razorpay-signature": sign(body, sandboxKeys.razorpayWebhookSecret),
    "x-razorpay-event-id": id,
  };
  for (const _ of [1, 2]) expect((await deliver(body, headers)).status).toBe(200);
  const known = await backend.from("webhook_events").select("type, raw, result").eq("event_id", id);
  expect(rowsOf(known)).toEqual([{ type: "payout.reversed", raw: {}, result: { result: "ignored" } }]);
});

test("no generated body or header causes a server error", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("pay_1", "a\u0000b", "\ud800"),
  );
  const headerText = fc.string({ unit: "grapheme-ascii", maxLength: 100 }).map((value) => value.trim());
  const entity = fc.record({
    id: text,
    order_id: fc.oneof(text, fc.constant(null)),
    amount: fc.oneof(fc.anything(), fc.maxSafeInteger()),
    currency: text,
  });
  const event = fc.record({
    event: fc.constantFrom(
      "a\u0000b",
      "payment.captured",
      "refund.processed",
      "payment.dispute.lost",
      "__proto__",
      "toString",
    ),
    payload: fc.oneof(
      fc.json(),
      fc.record({
        payment: fc.record({ entity }),
        refund: fc.record({
          entity: fc.record({ id: text, payment_id: text, amount: fc.maxSafeInteger(), receipt: text }),
        }),
        dispute: fc.record({
          entity: fc.record({ id: text, payment_id: text, amount: fc.maxSafeInteger() }),
        }),
      }),
    ),
  });
  const body = fc.oneof(
    text,
    fc.json(),
    event.map((value) => JSON.stringify(value)),
  );
  const isSigned = fc.boolean();
  await fc.assert(
    fc.asyncProperty(
      body,
      isSigned,
      headerText,
      fc.option(headerText),
      async (raw, signed, junk, eventId) => {
        const { status } = await deliver(raw, {
          "x-razorpay-signature": signed ? sign(raw, sandboxKeys.razorpayWebhookSecret) : junk,
          ...(eventId !== null && { "x-razorpay-event-id": eventId }),
        });
        expect(status).toBeLessThan(500);
        if (!signed) expect(status).toBe(400);
      },
    ),
    { numRuns: 300 },
  );
});

test("a malformed body with a valid signature causes no server error", async () => {
  const bodies = [
    "{",
    "null",
    "[]",
    "{}",
    '{"event":1}',
    JSON.stringify({ event: "payment.captured", payload: {} }),
  ];
  for (const [index, body] of bodies.entries()) {
    const { status } = await deliver(body, {
      "x-razorpay-signature": sign(body, sandboxKeys.razorpayWebhookSecret),
      "x-razorpay-event-id": `evt_e2e_rubbish_${index}`,
    });
    expect(status, body).toBeLessThan(500);
  }
});

test("a signed payment for an unknown order opens one reconciliation break, however often it arrives", async () => {
  const orderId = `order_E2e${Date.now()}`;
  const body = capturedEvent(orderId).replace("pay_E2eForged000001", `pay_${orderId}`);
  const headers = {
    "x-razorpay-signature": sign(body, sandboxKeys.razorpayWebhookSecret),
    "x-razorpay-event-id": `evt_e2e_unknown_${Date.now()}`,
  };
  for (const _ of [1, 2]) expect((await deliver(body, headers)).status).toBe(200);
  const other = body.replace('"amount":100', '"amount":999');
  const reused = { ...headers, "x-razorpay-signature": sign(other, sandboxKeys.razorpayWebhookSecret) };
  expect((await deliver(other, reused)).status).toBe(200);
  const rows = await backend
    .from("reconciliation_breaks")
    .select("reason, amount")
    .eq("payment_id", `pay_${orderId}`)
    .order("reason");
  expect(rowsOf(rows)).toEqual([
    { reason: "event_id_reused", amount: null },
    { reason: "unknown_order", amount: 1 },
  ]);
});

test("an oversized body is refused", async () => {
  const body = JSON.stringify({ event: "payment.captured", x: "x".repeat(400_000) });
  const { status } = await deliver(body, {
    "x-razorpay-signature": sign(body, sandboxKeys.razorpayWebhookSecret),
    "x-razorpay-event-id": "evt_e2e_huge",
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test("the webhook accepts POST only", async () => {
  expect((await send(path, { method: "GET" })).status).toBe(405);
});
