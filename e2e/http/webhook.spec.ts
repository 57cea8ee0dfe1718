import { createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
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
  return send(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
}

function sign(body: string, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

test("an unsigned or forged message is refused and writes nothing", async () => {
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

test("rubbish with a right signature is answered without a crash", async () => {
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

test("a signed payment for an order we do not know is kept for people to look at", async () => {
  const body = capturedEvent(`order_E2e${Date.now()}`);
  const { status } = await deliver(body, {
    "x-razorpay-signature": sign(body, sandboxKeys.razorpayWebhookSecret),
    "x-razorpay-event-id": `evt_e2e_unknown_${Date.now()}`,
  });
  expect(status).toBe(200);
});

test("a body beyond any real message is refused", async () => {
  const body = JSON.stringify({ event: "payment.captured", x: "x".repeat(400_000) });
  const { status } = await deliver(body, {
    "x-razorpay-signature": sign(body, sandboxKeys.razorpayWebhookSecret),
    "x-razorpay-event-id": "evt_e2e_huge",
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test("only POST reaches the webhook", async () => {
  expect((await send(path, { method: "GET" })).status).toBe(405);
});
