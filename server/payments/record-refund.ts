import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { asPaise } from "@/lib/money";
import type { GatewayRefund } from "@/server/integrations/razorpay";
import { log } from "@/server/log";
import {
  applyDispute,
  applyRefund,
  type DisputeFact,
  type RefundFact,
  type RefundResult,
} from "./repository";

/** Webhook and poller both end here. Cases that need attention are logged by ids. */
export async function recordRefund(fact: RefundFact): Promise<RefundResult> {
  const result = await applyRefund(fact);
  const { eventId, gatewayRefundId, paymentId, refundId, status } = fact;
  const ids = { eventId, gatewayRefundId, paymentId, refundId, status, result };
  if (result === "pending" || result === "processed") log.info(ids, "refund: applied");
  else log.warn(ids, "refund: needs a look");
  return result;
}

export async function recordDispute(fact: DisputeFact): Promise<string> {
  const result = await applyDispute(fact);
  const { eventId, disputeId, paymentId, status } = fact;
  log.warn({ eventId, disputeId, paymentId, status, result }, "dispute: needs a look");
  return result;
}

/** Turns a refund from the gateway's API into a fact. The event id holds the state, so each state is applied once. */
export function factOfRefund(refund: GatewayRefund): RefundFact | null {
  const { id, payment_id, amount, status, receipt } = refund;
  if (status !== "pending" && status !== "processed" && status !== "failed") return null;
  return {
    eventId: `poll:${id}:${status}`,
    eventType: "poll",
    bodyHash: createHash("sha256")
      .update(JSON.stringify([id, payment_id, amount, status]))
      .digest("hex"),
    gatewayRefundId: id,
    paymentId: payment_id,
    status,
    amountPaise: asPaise(amount),
    refundId: asRefundId(receipt),
  };
}

/** Our refunds carry our refund's id as their receipt; one made in the dashboard has another or none. */
export function asRefundId(receipt: string | null | undefined): string | null {
  return z.uuid().safeParse(receipt).data ?? null;
}
