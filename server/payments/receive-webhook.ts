import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { asPaise } from "@/lib/money";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { recordPayment } from "./record-payment";
import type { PaymentFact } from "./repository";
import { isWebhookSignature } from "./signatures";

export const maxWebhookBytes = 256 * 1024;

const eventSchema = z.object({ event: z.string(), payload: z.unknown() });
const paymentSchema = z.object({
  payment: z.object({
    entity: z.object({
      id: z.string(),
      order_id: z.string().nullable(),
      amount: z.int(),
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

interface Delivery {
  rawBody: Buffer;
  signature: string | null;
  eventId: string | null;
}

/** Returns what came of it. Throws on what is not from the gateway, and when the database can't take it now. */
export async function receiveWebhook({ rawBody, signature, eventId }: Delivery): Promise<string> {
  if (!signature || !isWebhookSignature(rawBody, signature, env().RAZORPAY_WEBHOOK_SECRET)) {
    throw new AppError("bad_request", "The signature is missing or wrong.");
  }
  if (!eventId || eventId.length > 200) throw new AppError("bad_request", "The event has no id.");
  const event = eventSchema.safeParse(parseJson(rawBody));
  if (!event.success) throw new AppError("bad_request", "The body is not an event.");

  const { event: type, payload } = event.data;
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!kind) return ignore({ eventId, type }, "no event of ours");
  const parsed = paymentSchema.safeParse(payload);
  if (!parsed.success) return ignore({ eventId, type }, "no payment that can be read");
  const {
    id: paymentId,
    order_id: gatewayOrderId,
    amount,
    currency,
    method = null,
  } = parsed.data.payment.entity;
  if (!gatewayOrderId) return ignore({ eventId, type, paymentId }, "a payment without an order");

  return recordPayment({
    eventId,
    eventType: type,
    bodyHash: createHash("sha256").update(rawBody).digest("hex"),
    gatewayOrderId,
    paymentId,
    kind,
    amountPaise: asPaise(amount),
    currency,
    method,
    raw: { id: paymentId, order_id: gatewayOrderId, amount, currency, method },
  });
}

function ignore(ids: Record<string, string>, why: string): "ignored" {
  log.warn(ids, `webhook: ${why}`);
  return "ignored";
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    return null;
  }
}
