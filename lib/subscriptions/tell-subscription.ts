import type { Paise } from "@/lib/money";
import type { Tone } from "@/lib/orders/status";
import { formatDay, formatLimit } from "@/lib/orders/when";
import { chargeDayAfter } from "./charge-days";
import { askedCharge, stepsOf } from "./steps";
import type { Charge, ChargeReason, FailedCharge, Subscription } from "./subscription";

/** In the words of its owner. */
export function tellStatus({ status, wish, cancelAskedAt, endedAt }: Subscription): {
  label: string;
  tone: Tone;
} {
  if (endedAt === null && cancelAskedAt !== null) return { label: "Being stopped", tone: "neutral" };
  if (wish === "pause") return { label: "Being paused", tone: "waiting" };
  if (wish === "resume") return { label: "About to go on", tone: "waiting" };
  switch (status) {
    case "created":
      return { label: "Not paid yet", tone: "waiting" };
    case "authenticated":
      return { label: "Begins later", tone: "good" };
    case "active":
      return { label: "Active", tone: "good" };
    case "pending":
      return { label: "Payment failed", tone: "bad" };
    case "halted":
      return { label: "On hold: payment failed", tone: "bad" };
    case "paused":
      return { label: "Paused", tone: "waiting" };
    case "cancelled":
      return { label: "Stopped", tone: "neutral" };
    case "completed":
      return { label: "Completed", tone: "neutral" };
    case "expired":
      return { label: "Never begun", tone: "neutral" };
  }
}

/** When the next charge is, in one sentence; null: there is none to come. */
export function tellNextCharge({
  status,
  chargeAt,
  cancelAskedAt,
  endedAt,
  wish,
}: Subscription): string | null {
  if (chargeAt === null || endedAt !== null || cancelAskedAt !== null || wish === "pause") return null;
  if (status !== "active" && status !== "authenticated") return null;
  return `${status === "active" ? "Next" : "First"} charge on ${formatDay(chargeAt)}`;
}

/**
 * How the next parcel was chosen, and until when it can be swapped. Names the day of its charge, unless a pause, a hold or a
 * parcel that waits for a choice comes before it.
 */
export function tellNextParcel(subscription: Subscription, now: Date): string {
  const { cutoffAt, isOpenForChange, chargeAt, picks, status, wish } = subscription;
  if (!isOpenForChange) return "The next charge is near: this is what is sent.";
  const picked =
    picks.length > 0 && picks.every(({ isChosen }) => isChosen) ? "Chosen by you." : "Picked for you.";
  if (!stepsOf(subscription).has("swap")) return picked;
  const isLeftOut = wish === "pause" || status === "paused" || status === "halted";
  if (
    isLeftOut ||
    askedCharge(subscription) ||
    chargeAt === null ||
    cutoffAt === null ||
    new Date(cutoffAt) < now
  )
    return `${picked} Swap what you like.`;
  return `${picked} Swap what you like until ${formatLimit(cutoffAt)}; it is sent after the charge of ${formatDay(chargeAt)}.`;
}

export interface Banner {
  look: "info" | "warning" | "destructive";
  title: string;
  text: string;
}

/** What its owner has to know first, the most pressing alone; null: nothing. */
export function bannerOf(subscription: Subscription, now: Date): Banner | null {
  return (
    bannerOfAsked(subscription) ??
    bannerOfWish(subscription) ??
    bannerOfStatus(subscription) ??
    bannerOfCharge(subscription, now)
  );
}

function bannerOfAsked(subscription: Subscription): Banner | null {
  const charge = askedCharge(subscription);
  if (!charge?.chooseBy) return null;
  return {
    look: "warning",
    title: "Your parcel waits for you",
    text: `Too little was left that fits. Choose below, in another size if you like, by ${formatLimit(charge.chooseBy)}; after that the charge of ${formatDay(charge.paidAt)} goes back in full.`,
  };
}

function bannerOfWish({ wish, wishError, cancelAskedAt, endedAt }: Subscription): Banner | null {
  if (endedAt !== null) return null;
  if (cancelAskedAt !== null)
    return {
      look: "info",
      title: "You have stopped it",
      text: "The bank is told within minutes. What it charges all the same goes back in full, by itself.",
    };
  if (wish === "pause" || wish === "resume")
    return {
      look: "info",
      title: wish === "pause" ? "The pause is on its way" : "It is about to go on",
      text: "We have kept what you want, and the bank is told within minutes. There is nothing more for you to do.",
    };
  if (wishError !== null)
    return {
      look: "warning",
      title: "The bank has not done what you wanted",
      text: "The subscription is as you see it here. Please try again, or write to us.",
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
        text: "Nothing is charged and nothing is sent until you have agreed to the mandate.",
      };
    case "authenticated":
      return {
        look: "info",
        title: "Agreed",
        text: `You pay nothing until the first charge${chargeAt ? ` on ${formatDay(chargeAt)}` : ""}.`,
      };
    case "pending":
      return {
        look: "destructive",
        title: "Your last payment failed",
        text: "The bank tries again by itself over the next days. To pay now, use another card or account.",
      };
    case "halted":
      return {
        look: "destructive",
        title: "On hold, because payments failed",
        text: `Change how you pay${endsBy ? ` by ${formatDay(endsBy)}` : ""}, and it goes on with the next charge; nothing that you missed is charged. Otherwise it ends then.`,
      };
    case "paused":
      return {
        look: "info",
        title: isSkip(subscription) ? "The charge is skipped" : "Paused",
        text: tellPause(subscription),
      };
    default:
      return null;
  }
}

/** The gateway knows no skipping: a charge is left out by a pause. */
function isSkip({ resumesAt, events }: Subscription): boolean {
  return (
    resumesAt !== null && events.find(({ type }) => /^wish_(skip|pause)$/.test(type))?.type === "wish_skip"
  );
}

function tellPause(subscription: Subscription): string {
  const { chargeAt, resumesAt, isPausedByBank } = subscription;
  if (isPausedByBank)
    return "You paused it in your bank’s or UPI app, and only there it can go on. Nothing is charged meanwhile.";
  const isLeftOut = chargeAt !== null && resumesAt !== null && chargeAt < resumesAt;
  const next = resumesAt && chargeDayAfter(subscription, resumesAt);
  const then = next
    ? `the next charge is on ${formatDay(next)}`
    : "the charge after that day is the next one";
  return resumesAt
    ? `${isLeftOut ? `The charge of ${formatDay(chargeAt)} is left out. ` : ""}It goes on by itself on ${formatDay(resumesAt)}; ${then}. Nothing is charged before.`
    : "Nothing is charged until you let it go on.";
}

function bannerOfCharge({ charges, status, chargeAt, endedAt }: Subscription, now: Date): Banner | null {
  if (charges.some(({ state }) => state === "paid"))
    return {
      look: "info",
      title: "Paid",
      text: "Your order is being made. It appears below within minutes.",
    };
  if (endedAt === null && status === "active" && chargeAt !== null && new Date(chargeAt) <= now)
    return { look: "info", title: "The charge is on its way", text: "Your bank tells us when it is paid." };
  return null;
}

const reasons: Record<ChargeReason, string> = {
  subscription_ended: "because it was taken after you had stopped",
  nothing_left: "because nothing was left that fits",
  by_staff: "by us",
};

/** What came of a charge. */
export function tellCharge({ state, why }: Charge): string {
  switch (state) {
    case "paid":
      return "Paid. The order is being made";
    case "asked":
      return "Paid. Waits for your choice";
    case "ordered":
      return "Paid";
    case "refunded":
      return `Refund in full${why ? `, ${reasons[why]}` : ""}`;
  }
}

const outcomes: Record<FailedCharge["outcome"], string> = {
  open: "Your bank refused it, and is asked again",
  paid: "Your bank refused it at first, and paid later",
  unpaid: "Your bank refused it. Nothing was charged",
};

/** A line of the history of charges. */
export interface ChargeLine {
  key: string;
  at: string;
  text: string;
  /** null: it stands in the line of the charge that was paid after all. */
  amountPaise: Paise | null;
  isRefused: boolean;
  orderNumber: string | null;
}

/** What was charged and what a bank refused, the newest first, and what came of it. */
export function listCharges({ charges, failures }: Pick<Subscription, "charges" | "failures">): ChargeLine[] {
  const paid = charges.map((charge) => ({
    ...{ key: charge.id, at: charge.paidAt, text: tellCharge(charge), amountPaise: charge.amountPaise },
    ...{ isRefused: false, orderNumber: charge.orderNumber },
  }));
  const refused = failures.map(({ at, amountPaise, outcome }) => ({
    ...{ key: at, at, text: outcomes[outcome], amountPaise: outcome === "paid" ? null : amountPaise },
    ...{ isRefused: true, orderNumber: null },
  }));
  return [...paid, ...refused].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
