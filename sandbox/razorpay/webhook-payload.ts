import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from "./entities";

export type WebhookEvent =
  | "payment.authorized"
  | "payment.captured"
  | "payment.failed"
  | "order.paid"
  | "refund.created"
  | "refund.processed";

type Facts = { payment: RazorpayPayment; order?: RazorpayOrder; refund?: RazorpayRefund };

const CONTAINS: Record<WebhookEvent, ("payment" | "order" | "refund")[]> = {
  "payment.authorized": ["payment"],
  "payment.captured": ["payment"],
  "payment.failed": ["payment"],
  "order.paid": ["payment", "order"],
  "refund.created": ["refund", "payment"],
  "refund.processed": ["refund", "payment"],
};

/** The exact bytes that are signed and sent, also when they are sent again. */
export function webhookBody(event: WebhookEvent, facts: Facts, createdAt: number): string {
  const contains = CONTAINS[event];
  const payload: Record<string, { entity: unknown }> = {};
  for (const name of contains) {
    const entity = facts[name];
    if (!entity) throw new Error(`${event} needs the ${name}`);
    payload[name] = { entity };
  }
  return JSON.stringify({
    entity: "event",
    account_id: "acc_SandboxKapas01",
    event,
    contains,
    payload,
    created_at: createdAt,
  });
}
