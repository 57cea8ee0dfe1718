import "server-only";
import { z } from "zod";
import { type Paise, toPaise, toRupees } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { now } from "@/server/clock";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** An event from the gateway, from webhook, browser or poller. */
export interface EventFact {
  eventId: string;
  eventType: string;
  /** Distinguishes a retry from a different event with a used id. */
  bodyHash: string;
}

export interface PaymentFact extends EventFact {
  /** Empty for money without an order. */
  gatewayOrderId: string;
  paymentId: string;
  kind: "failed" | "authorized" | "captured";
  amountPaise: Paise;
  currency: string;
  method: string | null;
  raw: Json;
}

export interface RefundFact extends EventFact {
  gatewayRefundId: string;
  paymentId: string;
  status: "pending" | "processed" | "failed";
  amountPaise: Paise;
  /** Our refund's id; null when it was made in the gateway's dashboard. */
  refundId: string | null;
}

export interface DisputeFact extends EventFact {
  disputeId: string;
  paymentId: string;
  status: "open" | "under_review" | "action_required" | "won" | "closed" | "lost";
  amountPaise: Paise;
  phase: string | null;
  reasonCode: string | null;
  respondBy: Date | null;
}

const results = [
  "confirmed",
  "already_confirmed",
  "recorded",
  "unknown_order",
  "event_id_reused",
  "amount_mismatch",
  "second_capture",
  "stock_gone",
  "coupon_gone",
  "group_closed",
  "not_expected",
] as const;
export type PaymentResult = (typeof results)[number];

const responseSchema = z.object({ result: z.enum(results) });

export async function applyPayment(fact: PaymentFact): Promise<PaymentResult> {
  return responseSchema.parse(
    await serviceRpc("apply_payment", {
      eventId: fact.eventId,
      eventType: fact.eventType,
      bodyHash: fact.bodyHash,
      gatewayOrderId: fact.gatewayOrderId,
      paymentId: fact.paymentId,
      kind: fact.kind,
      amount: toRupees(fact.amountPaise),
      currency: fact.currency,
      method: fact.method ?? "",
      raw: fact.raw,
    }),
  ).result;
}

const refundResults = [
  "requested",
  "pending",
  "processed",
  "failed",
  "unknown_order",
  "event_id_reused",
] as const;
export type RefundResult = (typeof refundResults)[number];

export async function applyRefund(fact: RefundFact): Promise<RefundResult> {
  return z.object({ result: z.enum(refundResults) }).parse(
    await serviceRpc("apply_refund", {
      eventId: fact.eventId,
      eventType: fact.eventType,
      bodyHash: fact.bodyHash,
      gatewayRefundId: fact.gatewayRefundId,
      paymentId: fact.paymentId,
      status: fact.status,
      amount: toRupees(fact.amountPaise),
      raw: {},
      refundId: fact.refundId ?? undefined,
    }),
  ).result;
}

export async function applyDispute(fact: DisputeFact): Promise<string> {
  return z.object({ result: z.string() }).parse(
    await serviceRpc("apply_dispute", {
      eventId: fact.eventId,
      eventType: fact.eventType,
      bodyHash: fact.bodyHash,
      disputeId: fact.disputeId,
      paymentId: fact.paymentId,
      status: fact.status,
      amount: toRupees(fact.amountPaise),
      raw: {},
      phase: fact.phase ?? undefined,
      reasonCode: fact.reasonCode ?? undefined,
      respondBy: fact.respondBy?.toISOString(),
    }),
  ).result;
}

/** Records an event that the shop does not act on, without its content. */
export async function recordIgnoredEvent({ eventId, eventType, bodyHash }: EventFact): Promise<void> {
  const row = {
    event_id: eventId,
    type: eventType,
    body_hash: bodyHash,
    raw: {},
    result: { result: "ignored" },
    applied_at: now().toISOString(),
  };
  unwrap(
    "webhook_events: record",
    await serviceClient()
      .from("webhook_events")
      .upsert(row, { onConflict: "event_id", ignoreDuplicates: true }),
  );
}

const claimedSchema = row(
  {
    id: z.string(),
    paymentId: z.string(),
    amountPaise: money,
    reason: z.string(),
    status: z.enum(["requested", "pending"]),
    gatewayRefundId: z.string().nullable(),
  },
  { amountPaise: "amount" },
);
export type ClaimedRefund = z.infer<typeof claimedSchema>;

/** Due refunds, leased for two minutes: new ones to send, pending ones to check. */
export async function claimRefunds(limit: number): Promise<ClaimedRefund[]> {
  return z.array(claimedSchema).parse(await serviceRpc("claim_refunds", { limit }));
}

/** Records the result of a send. requested: it failed for now and is sent again. */
export async function recordRefundAttempt(
  id: string,
  attempt: { status: "pending"; gatewayRefundId: string } | { status: "requested" | "failed"; error: string },
): Promise<void> {
  await serviceRpc("record_refund_attempt", {
    id,
    status: attempt.status,
    gatewayRefundId: "gatewayRefundId" in attempt ? attempt.gatewayRefundId : "",
    error: "error" in attempt ? attempt.error : undefined,
  });
}

const captureSchema = z
  .object({ payment_id: z.string(), amount: z.number(), currency: z.string() })
  .transform(({ payment_id, amount, currency }) => ({
    paymentId: payment_id,
    amount: toPaise(amount),
    currency,
  }));

/** Authorised payments of orders that can be fulfilled, each leased for five minutes. */
export async function claimCaptures(limit: number) {
  return z.array(captureSchema).parse(await serviceRpc("claim_captures", { limit }));
}

const pollSchema = row({ orderId: z.string(), gatewayOrderId: z.string() }, { orderId: "id" });
export type ClaimedPoll = z.infer<typeof pollSchema>;

/** Orders that may be paid without our knowledge; each is checked again after a time that grows with its age. */
export async function claimPolls(limit: number): Promise<ClaimedPoll[]> {
  return z.array(pollSchema).parse(await serviceRpc("claim_polls", { limit }));
}

/** Delays orders that were claimed but could not be checked. */
export async function postponePolls(orderIds: string[], until: Date): Promise<void> {
  const change = { next_poll_at: until.toISOString() };
  unwrap("orders: postpone polls", await serviceClient().from("orders").update(change).in("id", orderIds));
}

/** Returns the gateway order that was attached first; that one is valid. */
export async function attachGatewayOrder(
  orderId: string,
  gatewayOrderId: string,
  amountPaise: Paise,
): Promise<string> {
  return serviceRpc("attach_gateway_order", { orderId, gatewayOrderId, amount: toRupees(amountPaise) });
}
