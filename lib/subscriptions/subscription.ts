import type { ShippingAddress } from "@/lib/addresses/address";
import type { Cut } from "@/lib/designer/printing/print-areas";
import type { Paise } from "@/lib/money";

/** The gateway's status. */
export const subscriptionStatuses = [
  "created",
  "authenticated",
  "active",
  "pending",
  "halted",
  "paused",
  "cancelled",
  "completed",
  "expired",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const subscriptionMethods = ["upi", "card", "emandate"] as const;
export type SubscriptionMethod = (typeof subscriptionMethods)[number];

export const chargeStates = ["paid", "asked", "ordered", "refunded"] as const;
export type ChargeState = (typeof chargeStates)[number];

/** Why a charge was refunded. */
export const chargeReasons = ["subscription_ended", "nothing_left", "by_staff"] as const;
export type ChargeReason = (typeof chargeReasons)[number];

/** The change still to be requested from the gateway. */
export const pendingChanges = ["pause", "resume", "cancel"] as const;
export type PendingChange = (typeof pendingChanges)[number];

/** A subscriber's request. skip: only the next charge is skipped. */
export const changeRequests = ["skip", "pause", "resume", "cancel"] as const;
export type ChangeRequest = (typeof changeRequests)[number];

/** The numbers of charges that a pause may skip. */
export const pauseLengths = [1, 2, 3] as const;

export interface Rhythm {
  tees: number;
  /** Between two charges. */
  months: number;
}

export interface OfferedPlan extends Rhythm {
  id: number;
  slug: string;
  name: string;
  about: string;
  amountPaise: Paise;
  priceId: string;
}

export interface Taste {
  slug: string;
  name: string;
  about: string;
}

export interface SubscriptionTerms {
  noticeDays: number;
  cutoffHours: number;
  graceDays: number;
  /** The time for a choice where no design was left to send. */
  choiceDays: number;
}

export interface CutSizes {
  cut: Cut;
  sizes: string[];
}

/** The available plans, cuts and tastes. */
export interface SubscriptionOffer {
  plans: OfferedPlan[];
  tastes: Taste[];
  cuts: CutSizes[];
  terms: SubscriptionTerms;
}

/** A tee of the next delivery. */
export interface Pick {
  position: number;
  variantId: number;
  productId: number;
  slug: string;
  name: string;
  imageUrl: string | null;
  colorName: string;
  size: string;
  isChosen: boolean;
  isAvailable: boolean;
}

export interface Charge {
  id: string;
  paidAt: string;
  amountPaise: Paise;
  state: ChargeState;
  why: ChargeReason | null;
  orderNumber: string | null;
  /** The deadline for choosing a delivery that no design was left for; null: it is not waiting. */
  chooseBy: string | null;
}

/** open: the bank will be retried · paid: a retry succeeded · unpaid: nothing was charged. */
export const failureOutcomes = ["open", "paid", "unpaid"] as const;

/** A charge that a bank refused. */
export interface FailedCharge {
  at: string;
  amountPaise: Paise;
  outcome: (typeof failureOutcomes)[number];
}

export interface SubscriptionEvent {
  type: string;
  actor: "customer" | "admin" | "system" | "gateway";
  at: string;
}

/** A subscription for its owner; times are ISO. */
export interface Subscription {
  id: string;
  number: string;
  version: number;
  status: SubscriptionStatus;
  plan: Rhythm & { id: number; name: string };
  amountPaise: Paise;
  cut: Cut;
  size: string;
  tastes: string[];
  address: ShippingAddress;
  name: string;
  email: string;
  phone: string;
  method: SubscriptionMethod | null;
  /** The next charge, from the gateway. */
  chargeAt: string | null;
  cutoffAt: string | null;
  isOpenForChange: boolean;
  pendingChange: PendingChange | null;
  changeError: string | null;
  resumesAt: string | null;
  isPausedByBank: boolean;
  cancelAskedAt: string | null;
  haltedAt: string | null;
  endsBy: string | null;
  paidCount: number;
  /** The subscription that it replaces. */
  follows: string | null;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  gatewaySubscriptionId: string | null;
  picks: Pick[];
  charges: Charge[];
  failures: FailedCharge[];
  events: SubscriptionEvent[];
}

/** A design for the next delivery, in the available colours. */
export interface Choice {
  productId: number;
  slug: string;
  name: string;
  isToTaste: boolean;
  colors: { variantId: number; name: string; hex: string; imageUrl: string | null }[];
}

/** The parameters of the gateway's window; `isChange`: another payment method replaces the current one. */
export interface MandateSession {
  subscriptionId: string;
  gatewaySubscriptionId: string;
  keyId: string;
  isChange: boolean;
  description: string;
  prefill: { name: string; email: string; contact: string };
}

/** gateway_down: it is saved, and can be paid in a moment · over: it is paid, or has ended. */
export type StartOutcome =
  | { kind: "pay"; session: MandateSession }
  | { kind: "gateway_down"; subscriptionId: string }
  | { kind: "over"; subscriptionId: string };
