import { createHmac } from "node:crypto";
import { AppError } from "@/server/errors";
import type { PaymentFact } from "@/server/payments/repository";
import { anyString, fc } from "@/testing/fast-check";
import { type Delivery, readWebhook } from "./read-webhook";

const secret = "webhook-secret-of-the-tests";
const entity = { id: "pay_1", order_id: "order_1", amount: 49900, currency: "INR", method: "upi" };

function read(body: string | Buffer, overrides: Partial<Delivery> = {}) {
  const rawBody = Buffer.from(body);
  const signature = createHmac("sha256", secret).update(rawBody).digest("hex");
  return readWebhook({ rawBody, signature, eventId: "evt_1", ...overrides }, [secret]);
}

function eventOf(event: string, payment: unknown = entity): string {
  return JSON.stringify({ event, payload: { payment: { entity: payment } } });
}

function factOf(body: string): PaymentFact {
  const message = read(body);
  if (message.about !== "payment") throw new Error(`about ${message.about}`);
  return message.fact;
}

describe("a webhook of the gateway", () => {
  it.each([
    ["payment.captured", "captured"],
    ["order.paid", "captured"],
    ["payment.authorized", "authorized"],
    ["payment.failed", "failed"],
  ])("maps %s to a payment that is %s, in paise", (event, kind) => {
    expect(factOf(eventOf(event))).toMatchObject({
      kind,
      eventId: "evt_1",
      amountPaise: 49900,
      paymentId: "pay_1",
      gatewayOrderId: "order_1",
    });
  });

  it("is read by its event name, not by the state in its snapshot", () => {
    expect(factOf(eventOf("payment.authorized", { ...entity, status: "captured" })).kind).toBe("authorized");
  });

  it("keeps no personal data of the payer", () => {
    const payer = { email: "a@b.in", contact: "+919876543210", vpa: "a@upi" };
    const fact = factOf(eventOf("payment.captured", { ...entity, ...payer }));
    expect(JSON.stringify(fact)).not.toMatch(/a@b\.in|9876543210|a@upi/);
  });

  it("gives another body under the same id another hash", () => {
    const other = eventOf("payment.captured", { ...entity, amount: 1 });
    expect(factOf(eventOf("payment.captured")).bodyHash).not.toBe(factOf(other).bodyHash);
  });

  it("treats money without an order as money that no order of ours expects", () => {
    expect(factOf(eventOf("payment.captured", { ...entity, order_id: null }))).toMatchObject({
      gatewayOrderId: "",
      kind: "captured",
    });
  });

  it.each([
    ["refund.created", "pending"],
    ["refund.speed_changed", "pending"],
    ["refund.processed", "processed"],
    ["refund.failed", "failed"],
  ])("maps %s to a refund that is %s, by its name and not by its snapshot", (event, status) => {
    const ours = "0197c2a4-7a52-4c5e-9d3e-0c1a5a1f2b3c";
    const refund = { id: "rfnd_1", payment_id: "pay_1", amount: 100, receipt: ours, status: "processed" };
    const body = JSON.stringify({ event, payload: { refund: { entity: refund }, payment: { entity } } });
    expect(read(body)).toMatchObject({
      about: "refund",
      fact: { gatewayRefundId: "rfnd_1", paymentId: "pay_1", status, amountPaise: 100, refundId: ours },
    });
    for (const receipt of [null, undefined, "KP-1", "x".repeat(40)]) {
      const byHand = JSON.stringify({ event, payload: { refund: { entity: { ...refund, receipt } } } });
      expect(read(byHand)).toMatchObject({ about: "refund", fact: { refundId: null } });
    }
  });

  it.each([
    ["created", "open"],
    ["under_review", "under_review"],
    ["action_required", "action_required"],
    ["won", "won"],
    ["lost", "lost"],
    ["closed", "closed"],
  ])("maps payment.dispute.%s to a dispute that is %s", (name, status) => {
    const dispute = {
      ...{ id: "disp_1", payment_id: "pay_1", amount: 49900, status: "open" },
      ...{ phase: "chargeback", reason_code: "duplicate-processing", respond_by: 1_795_000_000 },
    };
    const body = JSON.stringify({
      event: `payment.dispute.${name}`,
      payload: { dispute: { entity: dispute } },
    });
    expect(read(body)).toMatchObject({
      about: "dispute",
      fact: {
        ...{ disputeId: "disp_1", paymentId: "pay_1", status, amountPaise: 49900 },
        ...{ phase: "chargeback", reasonCode: "duplicate-processing" },
        respondBy: new Date("2026-11-18T11:06:40.000Z"),
      },
    });
  });

  it("is a dispute even if its phase, reason or term can't be read", () => {
    const odd = { phase: "pre arbitration", reason_code: 7, respond_by: "soon" };
    for (const more of [{}, odd, { phase: null, reason_code: null, respond_by: null }]) {
      const entity = { id: "disp_1", payment_id: "pay_1", amount: 49900, ...more };
      const body = JSON.stringify({ event: "payment.dispute.created", payload: { dispute: { entity } } });
      expect(read(body)).toMatchObject({
        about: "dispute",
        fact: { disputeId: "disp_1", phase: null, reasonCode: null, respondBy: null },
      });
    }
  });

  it("recognises a subscription's charge by its captured payment", () => {
    const subscription = { id: "sub_1", status: "active", charge_at: 1_800_000_000, paid_count: 1 };
    const aboutOf = (status: string) => {
      const payment = { id: "pay_1", status, amount: 49900, currency: "INR", created_at: 1_790_000_000 };
      return read(
        JSON.stringify({
          event: "subscription.charged",
          created_at: 1_790_000_000,
          payload: { subscription: { entity: subscription }, payment: { entity: payment } },
        }),
      ).about;
    };
    expect(["captured", "refunded", "authorized", "failed", "created"].map(aboutOf)).toEqual([
      ...["charge", "charge"],
      ...["other", "other", "other"],
    ]);
  });

  it("is stored and ignored when it is about something else, or can't be read", () => {
    for (const body of [
      eventOf("subscription.charged"),
      eventOf("toString"),
      eventOf("payment.captured", {}),
      eventOf("payment.captured", { ...entity, amount: -1 }),
      eventOf("payment.captured", { ...entity, amount: 1.5 }),
      eventOf("refund.processed"),
      eventOf("payment.dispute.created"),
    ]) {
      expect(read(body)).toMatchObject({ about: "other", fact: { eventId: "evt_1" } });
    }
  });

  it("is refused as a bad request when signature or id are missing or wrong", () => {
    const body = eventOf("payment.captured");
    const anything = fc.option(anyString(), { nil: null });
    fc.assert(
      fc.property(anything, anything, (signature, eventId) => {
        expect(() => read(body, { signature, eventId })).toThrow(AppError);
      }),
    );
    for (const eventId of [null, "", "x".repeat(201)]) {
      expect(() => read(body, { eventId })).toThrow(expect.objectContaining({ code: "bad_request" }));
    }
  });

  it("never crashes on any signed body", () => {
    const bodies = fc.oneof(
      fc.json(),
      fc.string(),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(bodies, (body) => {
        try {
          expect(read(body).about).toBe("other");
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });
});
