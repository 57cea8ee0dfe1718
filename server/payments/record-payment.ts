import "server-only";
import { createHash } from "node:crypto";
import { asPaise } from "@/lib/money";
import type { GatewayPayment } from "@/server/integrations/razorpay";
import { log } from "@/server/log";
import { applyPayment, type PaymentFact, type PaymentResult } from "./repository";

const wanted: readonly PaymentResult[] = ["confirmed", "already_confirmed", "recorded"];

/** Callback, webhook and poller all end here. Cases that need attention are logged by ids. */
export async function recordPayment(fact: PaymentFact): Promise<PaymentResult> {
  const result = await applyPayment(fact);
  const { eventId, eventType, paymentId, gatewayOrderId } = fact;
  const ids = { eventId, eventType, paymentId, gatewayOrderId, result };
  if (wanted.includes(result)) log.info(ids, "payment: applied");
  else log.warn(ids, "payment: needs a look");
  return result;
}

/**
 * Turns a payment from the gateway's API into a fact. The event id holds the state, so each state is applied once. Null for
 * a state that reports no new payment, like `created` or `refunded`.
 */
export function factOfPayment(source: "callback" | "poll", payment: GatewayPayment): PaymentFact | null {
  const kind = kindOfStatus(payment.status);
  if (!kind || !payment.order_id) return null;
  const { id, order_id, amount, currency, method = null } = payment;
  return {
    eventId: `${source}:${id}:${kind}`,
    eventType: source,
    bodyHash: createHash("sha256")
      .update(JSON.stringify([id, order_id, amount, currency, kind]))
      .digest("hex"),
    gatewayOrderId: order_id,
    paymentId: id,
    kind,
    amountPaise: asPaise(amount),
    currency,
    method,
    raw: { id, order_id, amount, currency, status: payment.status, method },
  };
}

function kindOfStatus(status: string): PaymentFact["kind"] | null {
  return status === "failed" || status === "authorized" || status === "captured" ? status : null;
}
