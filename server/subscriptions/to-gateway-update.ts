import "server-only";
import { subscriptionMethods, subscriptionStatuses } from "@/lib/subscriptions/subscription";
import { now } from "@/server/clock";
import type { GatewaySubscription } from "@/server/integrations/razorpay-subscriptions";
import type { GatewayUpdate } from "./gateway-repository";

type GatewayState = Pick<
  GatewaySubscription,
  "id" | "status" | "charge_at" | "end_at" | "paid_count" | "payment_method" | "pause_initiated_by"
>;

export const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** For a state that was read: the gateway uses whole seconds, so an event of the same second isn't older than the read state. */
export const thisSecond = () => isoOf(Math.floor(now().getTime() / 1000));

/** A subscription's state from a response or an event, true `at` that time (ISO); null for an unknown state. */
export function toGatewayUpdate(current: GatewayState, at: string): GatewayUpdate | null {
  // The documents mention a state `resumed` that does not exist: the subscription is then active.
  const status = current.status === "resumed" ? "active" : current.status;
  if (!subscriptionStatuses.some((known) => known === status)) return null;
  return {
    gatewaySubscriptionId: current.id,
    status,
    at,
    chargeAt: current.charge_at === null ? null : isoOf(current.charge_at),
    mandateEndsAt: current.end_at === null ? null : isoOf(current.end_at),
    paidCount: current.paid_count,
    method: subscriptionMethods.find((method) => method === current.payment_method) ?? null,
    isPausedByBank: status === "paused" && current.pause_initiated_by === "customer",
  };
}
