import type { DeskSubscription } from "./desk";

export const subscriptionSteps = ["skip", "pause", "resume", "cancel"] as const;
export type SubscriptionStep = (typeof subscriptionSteps)[number];

type Facts = Pick<
  DeskSubscription,
  "status" | "endedAt" | "wish" | "cancelAskedAt" | "isOpenForChange" | "isPausedByBank"
>;

/** What staff may do for the customer now. The database has the same rules, in set_subscription_wish(). */
export function listSteps({
  status,
  endedAt,
  wish,
  cancelAskedAt,
  isOpenForChange,
  isPausedByBank,
}: Facts): SubscriptionStep[] {
  if (endedAt !== null || cancelAskedAt !== null) return [];
  if (wish === null && status === "active" && isOpenForChange) return ["skip", "pause", "cancel"];
  if (wish === null && status === "paused" && !isPausedByBank) return ["resume", "cancel"];
  return ["cancel"];
}
