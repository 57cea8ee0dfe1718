import "server-only";
import { subscriptionMethods, subscriptionStatuses } from "@/lib/subscriptions/subscription";
import { now } from "@/server/clock";
import type { GatewaySubscription } from "@/server/integrations/razorpay-subscriptions";
import type { SubscriptionNews } from "./gateway-repository";

type Told = Pick<
  GatewaySubscription,
  "id" | "status" | "charge_at" | "paid_count" | "payment_method" | "pause_initiated_by"
>;

export const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** For news that is read: the gateway tells whole seconds, and what it tells of this one is no older than what was read in it. */
export const thisSecond = () => isoOf(Math.floor(now().getTime() / 1000));

/** What an answer or an event of the gateway says, true `at` that moment (ISO); null for a state that it has no word for. */
export function newsOf(told: Told, at: string): SubscriptionNews | null {
  // Its documents once name a state that does not exist: what is resumed is active.
  const status = told.status === "resumed" ? "active" : told.status;
  if (!subscriptionStatuses.some((known) => known === status)) return null;
  return {
    gatewaySubscriptionId: told.id,
    status,
    at,
    chargeAt: told.charge_at === null ? null : isoOf(told.charge_at),
    paidCount: told.paid_count,
    method: subscriptionMethods.find((method) => method === told.payment_method) ?? null,
    isPausedByBank: status === "paused" && told.pause_initiated_by === "customer",
  };
}
