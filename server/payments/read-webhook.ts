import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { asPaise } from "@/lib/money";
import { AppError } from "@/server/errors";
import type { DisputeFact, EventFact, PaymentFact, RefundFact } from "./repository";
import { isWebhookSignature } from "./signatures";

// Signed input is still checked against what the database can store.
const idSchema = z.string().regex(/^[\w-]{1,100}$/);
const wordSchema = z.string().regex(/^\w{1,40}$/);
const amountSchema = z.int().nonnegative().max(999_999_999_999);

const eventSchema = z.object({ event: z.string().regex(/^[\w.]{1,100}$/), payload: z.unknown() });
const paymentSchema = z.object({
  payment: z.object({
    entity: z.object({
      id: idSchema,
      order_id: idSchema.nullable(),
      amount: amountSchema,
      currency: wordSchema,
      method: wordSchema.nullish(),
    }),
  }),
});
const refundSchema = z.object({
  refund: z.object({
    entity: z.object({
      id: idSchema,
      payment_id: idSchema,
      amount: amountSchema.positive(),
      receipt: z.string().nullish(),
    }),
  }),
});
const disputeSchema = z.object({
  dispute: z.object({
    entity: z.object({
      id: idSchema,
      payment_id: idSchema,
      amount: amountSchema,
      // An unknown phase must not drop the dispute.
      phase: wordSchema.nullish().catch(null),
      reason_code: z
        .string()
        .regex(/^[\w-]{1,100}$/)
        .nullish()
        .catch(null),
      respond_by: z.int().positive().max(9_999_999_999).nullish().catch(null),
    }),
  }),
});

/** An event may describe a payment that has changed since: the name of the event says which state it reports. */
const paymentKinds: Readonly<Record<string, PaymentFact["kind"]>> = {
  "payment.authorized": "authorized",
  "payment.captured": "captured",
  "payment.failed": "failed",
  "order.paid": "captured",
};
const refundStatuses: Readonly<Record<string, RefundFact["status"]>> = {
  "refund.created": "pending",
  "refund.speed_changed": "pending",
  "refund.processed": "processed",
  "refund.failed": "failed",
};
const disputeStatuses: Readonly<Record<string, DisputeFact["status"]>> = {
  "payment.dispute.created": "open",
  "payment.dispute.under_review": "under_review",
  "payment.dispute.action_required": "action_required",
  "payment.dispute.won": "won",
  "payment.dispute.lost": "lost",
  "payment.dispute.closed": "closed",
};

export interface Delivery {
  rawBody: Buffer;
  signature: string | null;
  eventId: string | null;
}

/** other: a valid event that the shop does not act on; `why` is for the log. */
export type WebhookMessage =
  | { about: "payment"; fact: PaymentFact }
  | { about: "refund"; fact: RefundFact }
  | { about: "dispute"; fact: DisputeFact }
  | { about: "other"; fact: EventFact; why: string };

/** Throws when the gateway did not sign it. `secrets`: those that the gateway may have used. */
export function readWebhook(
  { rawBody, signature, eventId }: Delivery,
  secrets: readonly (string | undefined)[],
): WebhookMessage {
  if (!signature || !isWebhookSignature(rawBody, signature, secrets)) {
    throw new AppError("bad_request", "The signature is missing or wrong.");
  }
  if (!eventId || eventId.length > 200) throw new AppError("bad_request", "The event has no id.");
  const event = eventSchema.safeParse(parseJson(rawBody));
  if (!event.success) throw new AppError("bad_request", "The body is not an event.");

  const { event: eventType, payload } = event.data;
  const fact: EventFact = {
    eventId,
    eventType,
    bodyHash: createHash("sha256").update(rawBody).digest("hex"),
  };
  return (
    readPayment(fact, eventType, payload) ??
    readRefund(fact, eventType, payload) ??
    readDispute(fact, eventType, payload) ?? { about: "other", fact, why: "the shop does not act on it" }
  );
}

/** Null when the event is not about a payment or can't be read. Money without a gateway order belongs to no order of ours. */
function readPayment(event: EventFact, type: string, payload: unknown): WebhookMessage | null {
  const kind = lookUp(paymentKinds, type);
  const parsed = paymentSchema.safeParse(payload);
  if (!kind || !parsed.success) return null;
  const { id, order_id, amount, currency, method = null } = parsed.data.payment.entity;
  const raw = { id, order_id, amount, currency, method };
  return {
    about: "payment",
    fact: {
      ...event,
      gatewayOrderId: order_id ?? "",
      paymentId: id,
      kind,
      amountPaise: asPaise(amount),
      currency,
      method,
      raw,
    },
  };
}

function readRefund(event: EventFact, type: string, payload: unknown): WebhookMessage | null {
  const status = lookUp(refundStatuses, type);
  const parsed = refundSchema.safeParse(payload);
  if (!status || !parsed.success) return null;
  const { id, payment_id, amount, receipt } = parsed.data.refund.entity;
  return {
    about: "refund",
    fact: {
      ...event,
      gatewayRefundId: id,
      paymentId: payment_id,
      status,
      amountPaise: asPaise(amount),
      refundId: asRefundId(receipt),
    },
  };
}

function readDispute(event: EventFact, type: string, payload: unknown): WebhookMessage | null {
  const status = lookUp(disputeStatuses, type);
  const parsed = disputeSchema.safeParse(payload);
  if (!status || !parsed.success) return null;
  const { id, payment_id, amount, phase, reason_code, respond_by } = parsed.data.dispute.entity;
  return {
    about: "dispute",
    fact: {
      ...event,
      disputeId: id,
      paymentId: payment_id,
      status,
      amountPaise: asPaise(amount),
      phase: phase ?? null,
      reasonCode: reason_code ?? null,
      respondBy: respond_by ? new Date(respond_by * 1000) : null,
    },
  };
}

/** Our refunds carry our refund's id as their receipt; one made in the dashboard has another or none. */
export function asRefundId(receipt: string | null | undefined): string | null {
  return z.uuid().safeParse(receipt).data ?? null;
}

function lookUp<T>(table: Readonly<Record<string, T>>, type: string): T | undefined {
  return Object.hasOwn(table, type) ? table[type] : undefined;
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    return null;
  }
}
