import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { asPaise } from "@/lib/money";
import { AppError } from "@/server/errors";
import { asRefundId } from "@/server/payments/record-refund";
import type { DisputeFact, EventFact, PaymentFact, RefundFact } from "@/server/payments/repository";
import { isWebhookSignature } from "@/server/payments/signatures";
import type { ChargeFact, GatewayUpdate } from "@/server/subscriptions/gateway-repository";
import { isoOf, toGatewayUpdate } from "@/server/subscriptions/to-gateway-update";

// Signed input is still checked against what the database can store.
const idSchema = z.string().regex(/^[\w-]{1,100}$/);
const wordSchema = z.string().regex(/^\w{1,40}$/);
const amountSchema = z.int().nonnegative().max(999_999_999_999);

const eventSchema = z.object({
  event: z.string().regex(/^[\w.]{1,100}$/),
  payload: z.unknown(),
  created_at: z.unknown().optional(),
});
const paymentSchema = z.object({
  payment: z.object({
    entity: z.object({
      id: idSchema,
      order_id: idSchema.nullable(),
      amount: amountSchema,
      currency: wordSchema,
      method: wordSchema.nullish(),
      // Only payments of a subscription have these: a shop without saved cards gets no other token.
      invoice_id: idSchema.nullish(),
      token_id: idSchema.nullish(),
    }),
  }),
});
const secondSchema = z.int().positive().max(9_999_999_999);
const subscriptionSchema = z.object({
  subscription: z.object({
    entity: z.object({
      id: idSchema,
      status: wordSchema,
      charge_at: secondSchema.nullish().transform((at) => at ?? null),
      end_at: secondSchema.nullish().transform((at) => at ?? null),
      paid_count: z.int().nonnegative().max(100_000),
      payment_method: wordSchema.nullish(),
      pause_initiated_by: wordSchema.nullish(),
    }),
  }),
});
const chargedSchema = z.object({
  payment: z.object({
    entity: z.object({
      id: idSchema,
      // Anything else isn't a charge, whatever the event's name; the jobs read payments from the invoices.
      status: z.enum(["captured", "refunded"]),
      order_id: idSchema.nullish(),
      invoice_id: idSchema.nullish(),
      amount: amountSchema.positive(),
      currency: wordSchema,
      method: wordSchema.nullish(),
      created_at: secondSchema,
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
  | { about: "mandate"; fact: EventFact; paymentId: string; gatewayOrderId: string | null }
  | { about: "subscription"; fact: EventFact; update: GatewayUpdate }
  | { about: "charge"; fact: EventFact; charge: ChargeFact }
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

  const { event: eventType, payload, created_at: createdAt } = event.data;
  const fact: EventFact = {
    eventId,
    eventType,
    bodyHash: createHash("sha256").update(rawBody).digest("hex"),
  };
  return (
    readPayment(fact, eventType, payload) ??
    readRefund(fact, eventType, payload) ??
    readDispute(fact, eventType, payload) ??
    readSubscription(fact, eventType, payload, createdAt) ?? {
      about: "other",
      fact,
      why: "the shop does not act on it",
    }
  );
}

/** Null when the event is not about a payment or can't be read. Money without a gateway order belongs to no order of ours. */
function readPayment(event: EventFact, type: string, payload: unknown): WebhookMessage | null {
  const kind = lookUp(paymentKinds, type);
  const parsed = paymentSchema.safeParse(payload);
  if (!kind || !parsed.success) return null;
  const { id, order_id, amount, currency, method = null, invoice_id, token_id } = parsed.data.payment.entity;
  if (invoice_id || token_id)
    return { about: "mandate", fact: event, paymentId: id, gatewayOrderId: order_id };
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

/** Null when the event is not about a subscription or can't be read. `createdAt`: the state's time in Unix seconds. */
function readSubscription(
  event: EventFact,
  type: string,
  payload: unknown,
  createdAt: unknown,
): WebhookMessage | null {
  const at = secondSchema.safeParse(createdAt);
  const parsed = subscriptionSchema.safeParse(payload);
  if (!type.startsWith("subscription.") || !at.success || !parsed.success) return null;
  const { entity } = parsed.data.subscription;
  const update = toGatewayUpdate(entity, isoOf(at.data));
  if (type === "subscription.charged") return readCharge(event, payload, entity.id, update);
  return update && { about: "subscription", fact: event, update };
}

function readCharge(
  event: EventFact,
  payload: unknown,
  gatewaySubscriptionId: string,
  update: GatewayUpdate | null,
): WebhookMessage | null {
  const parsed = chargedSchema.safeParse(payload);
  if (!parsed.success) return null;
  const { id, order_id, invoice_id, amount, currency, method, created_at } = parsed.data.payment.entity;
  return {
    about: "charge",
    fact: event,
    charge: {
      gatewaySubscriptionId,
      paymentId: id,
      gatewayOrderId: order_id ?? null,
      invoiceId: invoice_id ?? null,
      amountPaise: asPaise(amount),
      currency,
      method: method ?? null,
      paidAt: isoOf(created_at),
      update,
    },
  };
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
