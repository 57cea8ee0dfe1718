import type { Paise } from "@/lib/money";
import type { Tone } from "@/lib/orders/status";
import { formatDay, formatLimit } from "@/lib/orders/when";
import { chargeDayAfter } from "./charge-days";
import { findChargeToChoose, stepsOf } from "./steps";
import type { Charge, ChargeReason, FailedCharge, Subscription } from "./subscription";

/** In the owner's words. */
export function describeSubscriptionStatus({ status, pendingChange, cancelAskedAt, endedAt }: Subscription): {
  label: string;
  tone: Tone;
} {
  if (endedAt === null && cancelAskedAt !== null) return { label: "Being cancelled", tone: "neutral" };
  if (pendingChange === "pause") return { label: "Being paused", tone: "waiting" };
  if (pendingChange === "resume") return { label: "Resuming", tone: "waiting" };
  switch (status) {
    case "created":
      return { label: "Not paid yet", tone: "waiting" };
    case "authenticated":
      return { label: "Starts later", tone: "good" };
    case "active":
      return { label: "Active", tone: "good" };
    case "pending":
      return { label: "Payment failed", tone: "bad" };
    case "halted":
      return { label: "On hold: payment failed", tone: "bad" };
    case "paused":
      return { label: "Paused", tone: "waiting" };
    case "cancelled":
      return { label: "Cancelled", tone: "neutral" };
    case "completed":
      return { label: "Completed", tone: "neutral" };
    case "expired":
      return { label: "Never started", tone: "neutral" };
  }
}

/** The date of the next charge, in one sentence; null: none is planned. */
export function describeNextCharge({
  status,
  chargeAt,
  cancelAskedAt,
  endedAt,
  pendingChange,
}: Subscription): string | null {
  if (chargeAt === null || endedAt !== null || cancelAskedAt !== null || pendingChange === "pause")
    return null;
  if (status !== "active" && status !== "authenticated") return null;
  return `${status === "active" ? "Next" : "First"} charge on ${formatDay(chargeAt)}`;
}

/**
 * How the next delivery was chosen, and the deadline for swaps. Names the day of its charge, unless a pause, a hold or a
 * delivery that waits for a choice comes before it.
 */
export function describeNextParcel(subscription: Subscription, now: Date): string {
  const { cutoffAt, isOpenForChange, chargeAt, picks, status, pendingChange } = subscription;
  if (!isOpenForChange) return "The next charge is close: this is what we'll send.";
  const picked =
    picks.length > 0 && picks.every(({ isChosen }) => isChosen) ? "Chosen by you." : "Picked for you.";
  if (!stepsOf(subscription).has("swap")) return picked;
  const isLeftOut = pendingChange === "pause" || status === "paused" || status === "halted";
  if (
    isLeftOut ||
    findChargeToChoose(subscription) ||
    chargeAt === null ||
    cutoffAt === null ||
    new Date(cutoffAt) < now
  )
    return `${picked} Swap what you like.`;
  return `${picked} Swap what you like until ${formatLimit(cutoffAt)}; we'll send it after the charge of ${formatDay(chargeAt)}.`;
}

export interface Banner {
  look: "info" | "warning" | "destructive";
  title: string;
  text: string;
}

/** The most urgent notice for the owner; null: none. */
export function findSubscriptionBanner(subscription: Subscription, now: Date): Banner | null {
  return (
    bannerOfAsked(subscription) ??
    bannerOfPendingChange(subscription) ??
    bannerOfStatus(subscription) ??
    bannerOfCharge(subscription, now)
  );
}

function bannerOfAsked(subscription: Subscription): Banner | null {
  const charge = findChargeToChoose(subscription);
  if (!charge?.chooseBy) return null;
  return {
    look: "warning",
    title: "Choose your tees",
    text: `We didn't have enough left in your size. Choose below, in another size if you like, by ${formatLimit(charge.chooseBy)}; after that, we refund the charge of ${formatDay(charge.paidAt)} in full.`,
  };
}

function bannerOfPendingChange({
  pendingChange,
  changeError,
  cancelAskedAt,
  endedAt,
}: Subscription): Banner | null {
  if (endedAt !== null) return null;
  if (cancelAskedAt !== null)
    return {
      look: "info",
      title: "You've cancelled",
      text: "We'll notify your bank within minutes. If it still charges you, we refund it in full automatically.",
    };
  if (pendingChange === "pause" || pendingChange === "resume")
    return {
      look: "info",
      title: pendingChange === "pause" ? "Pausing" : "Resuming",
      text: "We've saved your request, and we'll notify your bank within minutes. There's nothing more to do.",
    };
  if (changeError !== null)
    return {
      look: "warning",
      title: "Your bank didn't make the change",
      text: "Your subscription is unchanged. Please try again, or write to us.",
    };
  return null;
}

function bannerOfStatus(subscription: Subscription): Banner | null {
  const { status, chargeAt, endsBy } = subscription;
  switch (status) {
    case "created":
      return {
        look: "info",
        title: "Not paid yet",
        text: "We won't charge or send anything until you agree to the mandate.",
      };
    case "authenticated":
      return {
        look: "info",
        title: "Agreed",
        text: `You won't pay anything until the first charge${chargeAt ? ` on ${formatDay(chargeAt)}` : ""}.`,
      };
    case "pending":
      return {
        look: "destructive",
        title: "Your last payment failed",
        text: "Your bank retries automatically over the next days. To pay now, use another card or account.",
      };
    case "halted":
      return {
        look: "destructive",
        title: "On hold: payments failed",
        text: `Change your payment method${endsBy ? ` by ${formatDay(endsBy)}` : ""} to resume with the next charge; you won't be charged for what you missed. Otherwise, it ends then.`,
      };
    case "paused":
      return {
        look: "info",
        title: isSkip(subscription) ? "Charge skipped" : "Paused",
        text: describePause(subscription),
      };
    default:
      return null;
  }
}

/** The gateway has no skip: a charge is skipped with a pause. */
function isSkip({ resumesAt, events }: Subscription): boolean {
  return (
    resumesAt !== null &&
    events.find(({ type }) => /^requested_(skip|pause)$/.test(type))?.type === "requested_skip"
  );
}

function describePause(subscription: Subscription): string {
  const { chargeAt, resumesAt, isPausedByBank } = subscription;
  if (isPausedByBank)
    return "You paused it in your bank's or UPI app, so you can only resume it there. You aren't charged while paused.";
  const isLeftOut = chargeAt !== null && resumesAt !== null && chargeAt < resumesAt;
  const next = resumesAt && chargeDayAfter(subscription, resumesAt);
  const then = next
    ? `the next charge is on ${formatDay(next)}`
    : "the charge after that day is the next one";
  return resumesAt
    ? `${isLeftOut ? `The charge of ${formatDay(chargeAt)} is skipped. ` : ""}It resumes automatically on ${formatDay(resumesAt)}; ${then}. You won't be charged before.`
    : "You won't be charged until you resume it.";
}

function bannerOfCharge({ charges, status, chargeAt, endedAt }: Subscription, now: Date): Banner | null {
  if (charges.some(({ state }) => state === "paid"))
    return {
      look: "info",
      title: "Paid",
      text: "We're placing your order. It appears below within minutes.",
    };
  if (endedAt === null && status === "active" && chargeAt !== null && new Date(chargeAt) <= now)
    return { look: "info", title: "Charge in progress", text: "We're waiting for your bank to confirm it." };
  return null;
}

const reasons: Record<ChargeReason, string> = {
  subscription_ended: "because it was taken after you cancelled",
  nothing_left: "because nothing was left in your size",
  by_staff: "by us",
};

/** The result of a charge. */
export function describeCharge({ state, why }: Charge): string {
  switch (state) {
    case "paid":
      return "Paid. We're placing the order";
    case "asked":
      return "Paid. Waiting for your choice";
    case "ordered":
      return "Paid";
    case "refunded":
      return `Refund in full${why ? `, ${reasons[why]}` : ""}`;
  }
}

const outcomes: Record<FailedCharge["outcome"], string> = {
  open: "Declined by your bank. It will retry",
  paid: "Declined by your bank at first, paid later",
  unpaid: "Declined by your bank. Nothing was charged",
};

/** A line of the charge history. */
export interface ChargeLine {
  key: string;
  at: string;
  text: string;
  /** null: it is in the line of the charge that succeeded later. */
  amountPaise: Paise | null;
  isRefused: boolean;
  orderNumber: string | null;
}

/** Charges and bank refusals, newest first, with their results. */
export function listCharges({ charges, failures }: Pick<Subscription, "charges" | "failures">): ChargeLine[] {
  const paid = charges.map((charge) => ({
    ...{ key: charge.id, at: charge.paidAt, text: describeCharge(charge), amountPaise: charge.amountPaise },
    ...{ isRefused: false, orderNumber: charge.orderNumber },
  }));
  const refused = failures.map(({ at, amountPaise, outcome }) => ({
    ...{ key: at, at, text: outcomes[outcome], amountPaise: outcome === "paid" ? null : amountPaise },
    ...{ isRefused: true, orderNumber: null },
  }));
  return [...paid, ...refused].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
