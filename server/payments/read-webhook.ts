import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { asPaise } from "@/lib/money";
import { AppError } from "@/server/errors";
import type { PaymentFact } from "./repository";
import { isWebhookSignature } from "./signatures";

const eventSchema = z.object({ event: z.string(), payload: z.unknown() });
const paymentSchema = z.object({
  payment: z.object({
    entity: z.object({
      id: z.string(),
      order_id: z.string().nullable(),
      amount: z.int().nonnegative(),
      currency: z.string(),
      method: z.string().nullish(),
    }),
  }),
});

/** An event may describe a payment that has moved on since: its name says what it is about. */
const kinds: Readonly<Record<string, PaymentFact["kind"]>> = {
  "payment.authorized": "authorized",
  "payment.captured": "captured",
  "payment.failed": "failed",
  "order.paid": "captured",
};

export interface Delivery {
  rawBody: Buffer;
  signature: string | null;
  eventId: string | null;
}

/** ignored: from the gateway, and nothing that an order waits for. */
export type WebhookMessage = { fact: PaymentFact } | { ignored: string; type: string };

/** Throws on what the gateway did not send. */
export function readWebhook({ rawBody, signature, eventId }: Delivery, secret: string): WebhookMessage {
  if (!signature || !isWebhookSignature(rawBody, signature, secret)) {
    throw new AppError("bad_request", "The signature is missing or wrong.");
  }
  if (!eventId || eventId.length > 200) throw new AppError("bad_request", "The event has no id.");
  const event = eventSchema.safeParse(parseJson(rawBody));
  if (!event.success) throw new AppError("bad_request", "The body is not an event.");

  const { event: type, payload } = event.data;
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!kind) return { ignored: "no event of ours", type };
  const parsed = paymentSchema.safeParse(payload);
  if (!parsed.success) return { ignored: "no payment that can be read", type };
  const { id, order_id, amount, currency, method = null } = parsed.data.payment.entity;
  if (!order_id) return { ignored: `payment ${id} has no order`, type };
  return {
    fact: {
      eventId,
      eventType: type,
      bodyHash: createHash("sha256").update(rawBody).digest("hex"),
      gatewayOrderId: order_id,
      paymentId: id,
      kind,
      amountPaise: asPaise(amount),
      currency,
      method,
      raw: { id, order_id, amount, currency, method },
    },
  };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    return null;
  }
}
