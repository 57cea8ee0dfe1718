import type { Charge, Subscription } from "./subscription";

/** The owner's possible actions on a subscription. */
export type SubscriptionStep =
  | "finish"
  | "drop"
  | "choose"
  | "swap"
  | "details"
  | "skip"
  | "pause"
  | "resume"
  | "plan"
  | "payment"
  | "cancel";

/** The charge whose delivery waits for its subscriber's choice. */
export function findChargeToChoose({ charges }: Pick<Subscription, "charges">): Charge | null {
  return charges.find(({ state }) => state === "asked") ?? null;
}

export function stepsOf(subscription: Subscription): ReadonlySet<SubscriptionStep> {
  const {
    status,
    endedAt,
    isOpenForChange,
    pendingChange,
    cancelAskedAt,
    isPausedByBank,
    gatewaySubscriptionId,
  } = subscription;
  const isAsked = findChargeToChoose(subscription) !== null;
  const goesOn = endedAt === null && cancelAskedAt === null;
  const isFree = goesOn && pendingChange === null;
  const isRunning = status === "active" || status === "authenticated";
  const can: Record<SubscriptionStep, boolean> = {
    finish: isFree && status === "created",
    drop: isFree && status === "created",
    choose: isAsked,
    swap: (isAsked || (goesOn && status !== "created")) && isOpenForChange,
    details: (isAsked || (goesOn && status !== "created")) && isOpenForChange,
    skip: isFree && status === "active" && isOpenForChange,
    pause: isFree && status === "active" && isOpenForChange,
    resume: isFree && status === "paused" && !isPausedByBank,
    plan: isFree && isRunning && isOpenForChange && subscription.chargeAt !== null,
    payment: goesOn && gatewaySubscriptionId !== null && ["active", "pending", "halted"].includes(status),
    cancel: goesOn && status !== "created",
  };
  return new Set((Object.keys(can) as SubscriptionStep[]).filter((step) => can[step]));
}

/** Whether another delivery will come: none after a cancellation, except a paid one that waits for its choice. */
export function hasNextParcel(subscription: Subscription): boolean {
  const { endedAt, cancelAskedAt, picks } = subscription;
  const isToCome = endedAt === null && cancelAskedAt === null && picks.length > 0;
  return isToCome || stepsOf(subscription).has("swap");
}
