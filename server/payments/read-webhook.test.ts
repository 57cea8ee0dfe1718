import { createHmac } from "node:crypto";
import fc from "fast-check";
import { AppError } from "@/server/errors";
import { type Delivery, readWebhook } from "./read-webhook";
import type { PaymentFact } from "./repository";

const secret = "webhook-secret-of-the-tests";
const entity = { id: "pay_1", order_id: "order_1", amount: 49900, currency: "INR", method: "upi" };

function read(body: string | Buffer, overrides: Partial<Delivery> = {}) {
  const rawBody = Buffer.from(body);
  const signature = createHmac("sha256", secret).update(rawBody).digest("hex");
  return readWebhook({ rawBody, signature, eventId: "evt_1", ...overrides }, secret);
}

function eventOf(event: string, payment: unknown = entity): string {
  return JSON.stringify({ event, payload: { payment: { entity: payment } } });
}

function factOf(body: string): PaymentFact {
  const message = read(body);
  if ("ignored" in message) throw new Error(message.ignored);
  return message.fact;
}

describe("a webhook of the gateway", () => {
  it.each([
    ["payment.captured", "captured"],
    ["order.paid", "captured"],
    ["payment.authorized", "authorized"],
    ["payment.failed", "failed"],
  ])("%s says that a payment is %s, in paise", (event, kind) => {
    expect(factOf(eventOf(event))).toMatchObject({
      kind,
      eventId: "evt_1",
      amountPaise: 49900,
      paymentId: "pay_1",
      gatewayOrderId: "order_1",
    });
  });

  it("is taken at its name, not at the state of its snapshot", () => {
    expect(factOf(eventOf("payment.authorized", { ...entity, status: "captured" })).kind).toBe("authorized");
  });

  it("keeps nothing personal of the payer", () => {
    const payer = { email: "a@b.in", contact: "+919876543210", vpa: "a@upi" };
    const fact = factOf(eventOf("payment.captured", { ...entity, ...payer }));
    expect(JSON.stringify(fact)).not.toMatch(/a@b\.in|9876543210|a@upi/);
  });

  it("gives another body under the same id another hash", () => {
    const other = eventOf("payment.captured", { ...entity, amount: 1 });
    expect(factOf(eventOf("payment.captured")).bodyHash).not.toBe(factOf(other).bodyHash);
  });

  it("is left alone when it is about something else, or about no order", () => {
    for (const body of [
      eventOf("subscription.charged"),
      eventOf("toString"),
      eventOf("payment.captured", { ...entity, order_id: null }),
      eventOf("payment.captured", {}),
      eventOf("payment.captured", { ...entity, amount: -1 }),
      eventOf("payment.captured", { ...entity, amount: 1.5 }),
    ]) {
      expect(read(body)).toHaveProperty("ignored");
    }
  });

  it("is refused as a bad request when signature or id are missing or wrong", () => {
    const body = eventOf("payment.captured");
    const anything = fc.option(fc.string({ unit: "binary" }), { nil: null });
    fc.assert(
      fc.property(anything, anything, (signature, eventId) => {
        expect(() => read(body, { signature, eventId })).toThrow(AppError);
      }),
    );
    for (const eventId of [null, "", "x".repeat(201)]) {
      expect(() => read(body, { eventId })).toThrow(expect.objectContaining({ code: "bad_request" }));
    }
  });

  it("never fails as a crash, whatever is signed", () => {
    const bodies = fc.oneof(
      fc.json(),
      fc.string(),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(bodies, (body) => {
        try {
          expect(read(body)).toHaveProperty("ignored");
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });
});
