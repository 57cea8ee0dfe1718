import type { AdminSubscription } from "./admin-subscription";

export const subscriptionSteps = ["skip", "pause", "resume", "cancel"] as const;
export type SubscriptionStep = (typeof subscriptionSteps)[number];

type Facts = Pick<
  AdminSubscription,
  "status" | "endedAt" | "pendingChange" | "cancelAskedAt" | "isOpenForChange" | "isPausedByBank"
>;

/** The steps that staff may take for the customer now. set_pending_change() in the database has the same rules. */
export function listSteps({
  status,
  endedAt,
  pendingChange,
  cancelAskedAt,
  isOpenForChange,
  isPausedByBank,
}: Facts): SubscriptionStep[] {
  if (endedAt !== null || cancelAskedAt !== null) return [];
  if (pendingChange === null && status === "active" && isOpenForChange) return ["skip", "pause", "cancel"];
  if (pendingChange === null && status === "paused" && !isPausedByBank) return ["resume", "cancel"];
  return ["cancel"];
}
