import "server-only";
import { z } from "zod";
import { type Paise, toPaise, toRupees } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { now } from "@/server/clock";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** An event from the gateway, from webhook, browser or poller. */
export interface EventFact {
  eventId: string;
  eventType: string;
  /** Tells a retry apart from a different event with a used id. */
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
  "not_expected",
] as const;
export type PaymentResult = (typeof results)[number];

const responseSchema = z.object({ result: z.enum(results) });

export async function applyPayment(fact: PaymentFact): Promise<PaymentResult> {
  const answer = await serviceClient().rpc("apply_payment", {
    p_event_id: fact.eventId,
    p_event_type: fact.eventType,
    p_body_hash: fact.bodyHash,
    p_gateway_order_id: fact.gatewayOrderId,
    p_payment_id: fact.paymentId,
    p_kind: fact.kind,
    p_amount: toRupees(fact.amountPaise),
    p_currency: fact.currency,
    p_method: fact.method ?? "",
    p_raw: fact.raw,
  });
  return responseSchema.parse(unwrap("payments: apply", answer)).result;
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
  const answer = await serviceClient().rpc("apply_refund", {
    p_event_id: fact.eventId,
    p_event_type: fact.eventType,
    p_body_hash: fact.bodyHash,
    p_gateway_refund_id: fact.gatewayRefundId,
    p_payment_id: fact.paymentId,
    p_status: fact.status,
    p_amount: toRupees(fact.amountPaise),
    p_raw: {},
    p_refund_id: fact.refundId ?? undefined,
  });
  return z.object({ result: z.enum(refundResults) }).parse(unwrap("refunds: apply", answer)).result;
}

export async function applyDispute(fact: DisputeFact): Promise<string> {
  const answer = await serviceClient().rpc("apply_dispute", {
    p_event_id: fact.eventId,
    p_event_type: fact.eventType,
    p_body_hash: fact.bodyHash,
    p_dispute_id: fact.disputeId,
    p_payment_id: fact.paymentId,
    p_status: fact.status,
    p_amount: toRupees(fact.amountPaise),
    p_raw: {},
    p_phase: fact.phase ?? undefined,
    p_reason_code: fact.reasonCode ?? undefined,
    p_respond_by: fact.respondBy?.toISOString(),
  });
  return z.object({ result: z.string() }).parse(unwrap("disputes: apply", answer)).result;
}

/** Records an event that the shop does not act on, without its content. */
export async function keepEvent({ eventId, eventType, bodyHash }: EventFact): Promise<void> {
  const row = {
    event_id: eventId,
    type: eventType,
    body_hash: bodyHash,
    raw: {},
    result: { result: "ignored" },
    applied_at: now().toISOString(),
  };
  unwrap(
    "webhook_events: keep",
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
  const answer = await serviceClient().rpc("claim_refunds", { p_limit: limit });
  return z.array(claimedSchema).parse(unwrap("refunds: claim", answer));
}

/** Records the result of a send. requested: it failed for now and is sent again. */
export async function noteRefundAttempt(
  id: string,
  attempt: { status: "pending"; gatewayRefundId: string } | { status: "requested" | "failed"; error: string },
): Promise<void> {
  const answer = await serviceClient().rpc("note_refund_attempt", {
    p_id: id,
    p_status: attempt.status,
    p_gateway_refund_id: "gatewayRefundId" in attempt ? attempt.gatewayRefundId : "",
    p_error: "error" in attempt ? attempt.error : undefined,
  });
  unwrap("refunds: note attempt", answer);
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
  const answer = await serviceClient().rpc("claim_captures", { p_limit: limit });
  return z.array(captureSchema).parse(unwrap("payments: claim captures", answer));
}

const pollSchema = row({ orderId: z.string(), gatewayOrderId: z.string() }, { orderId: "id" });
export type ClaimedPoll = z.infer<typeof pollSchema>;

/** Orders that may be paid without our knowledge; each comes again after a time that grows with its age. */
export async function claimPolls(limit: number): Promise<ClaimedPoll[]> {
  const answer = await serviceClient().rpc("claim_polls", { p_limit: limit });
  return z.array(pollSchema).parse(unwrap("orders: claim polls", answer));
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
  const answer = await serviceClient().rpc("attach_gateway_order", {
    p_order_id: orderId,
    p_gateway_order_id: gatewayOrderId,
    p_amount: toRupees(amountPaise),
  });
  return unwrap("orders: attach gateway order", answer);
}
