import type { RazorpayDispute, RazorpayOrder, RazorpayPayment, RazorpayRefund } from "./entities";
import type { Subscription } from "./subscriptions/entities";

export type WebhookEvent =
  | "payment.authorized"
  | "payment.captured"
  | "payment.failed"
  | "order.paid"
  | "refund.created"
  | "refund.processed"
  | "refund.failed"
  | "refund.speed_changed"
  | DisputeEvent
  | SubscriptionEvent;

export const disputeEvents = ["created", "under_review", "action_required", "won", "lost", "closed"] as const;
export type DisputeEvent = `payment.dispute.${(typeof disputeEvents)[number]}`;

export type SubscriptionEvent = `subscription.${
  | ("authenticated" | "activated" | "charged" | "updated" | "completed")
  | ("pending" | "halted" | "paused" | "resumed" | "cancelled")}`;

type Facts = {
  payment?: RazorpayPayment;
  order?: RazorpayOrder;
  refund?: RazorpayRefund;
  dispute?: RazorpayDispute;
  subscription?: Subscription;
};

const CONTAINS: Record<WebhookEvent, (keyof Facts)[]> = {
  "payment.authorized": ["payment"],
  "payment.captured": ["payment"],
  "payment.failed": ["payment"],
  "order.paid": ["payment", "order"],
  "refund.created": ["refund", "payment"],
  "refund.processed": ["refund", "payment"],
  "refund.failed": ["refund", "payment"],
  "refund.speed_changed": ["refund", "payment"],
  "payment.dispute.created": ["payment", "dispute"],
  "payment.dispute.under_review": ["payment", "dispute"],
  "payment.dispute.action_required": ["payment", "dispute"],
  "payment.dispute.won": ["payment", "dispute"],
  "payment.dispute.lost": ["payment", "dispute"],
  "payment.dispute.closed": ["payment", "dispute"],
  "subscription.authenticated": ["subscription"],
  "subscription.activated": ["subscription"],
  "subscription.charged": ["subscription", "payment"],
  "subscription.updated": ["subscription"],
  "subscription.completed": ["subscription", "payment"],
  "subscription.pending": ["subscription"],
  "subscription.halted": ["subscription"],
  "subscription.paused": ["subscription"],
  "subscription.resumed": ["subscription"],
  "subscription.cancelled": ["subscription"],
};

/** The exact bytes that are signed and sent, every time they are sent. */
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
