import type { DeskSubscription } from "./desk";

export const subscriptionSteps = ["skip", "pause", "resume", "cancel"] as const;
export type SubscriptionStep = (typeof subscriptionSteps)[number];

type Facts = Pick<
  DeskSubscription,
  "status" | "endedAt" | "wish" | "cancelAskedAt" | "isOpenForChange" | "isPausedByBank"
>;

/** The steps that staff may take for the customer now. set_subscription_wish() in the database has the same rules. */
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
