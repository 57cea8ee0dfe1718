import type { ShippingAddress } from "@/lib/addresses/address";
import type { Paise } from "@/lib/money";
import type { OrderStatus } from "@/lib/orders/order";
import type {
  ChargeReason,
  ChargeState,
  FailedCharge,
  PendingChange,
  SubscriptionMethod,
  SubscriptionStatus,
} from "./subscription";

/** The gateway's status, labelled for staff. */
export const subscriptionStatusLabels: Record<SubscriptionStatus, string> = {
  created: "Mandate pending",
  authenticated: "Scheduled",
  active: "Active",
  pending: "Payment failed, retrying",
  halted: "Past due",
  paused: "Paused",
  cancelled: "Cancelled",
  completed: "Completed",
  expired: "Expired",
};

/** The change that the gateway has not made yet. */
export const pendingChangeLabels: Record<PendingChange, string> = {
  pause: "is pausing it",
  resume: "is resuming it",
  cancel: "is cancelling it",
};

export const chargeStateLabels: Record<ChargeState, string> = {
  paid: "Creating order",
  asked: "Choice needed",
  ordered: "Ordered",
  refunded: "Refund",
};

export const chargeReasonLabels: Record<ChargeReason, string> = {
  subscription_ended: "charged after cancellation",
  nothing_left: "nothing in stock fits",
  by_staff: "decided by staff",
};

export const chargeOutcomeLabels: Record<FailedCharge["outcome"], string> = {
  open: "the bank will retry",
  paid: "paid later",
  unpaid: "nothing was charged",
};

export interface AdminCharge {
  id: string;
  /** ISO */
  paidAt: string;
  amountPaise: Paise;
  state: ChargeState;
  why: ChargeReason | null;
  paymentId: string;
  order: { number: string; status: OrderStatus } | null;
  askedAt: string | null;
  lastError: string | null;
}

export interface AdminPick {
  position: number;
  productId: number;
  name: string;
  imageUrl: string | null;
  colorName: string;
  size: string;
  isChosen: boolean;
  isAvailable: boolean;
}

export interface AdminEvent {
  id: number;
  type: string;
  actor: string;
  /** The staff member. */
  by: string | null;
  note: string;
  data: Record<string, unknown>;
  /** ISO */
  at: string;
}

interface Taste {
  slug: string;
  name: string;
}

interface CutSizes {
  cut: string;
  sizes: string[];
}

/** A subscription that replaced another one, or was replaced. */
interface Neighbour {
  id: string;
  number: string;
}

/** A subscription for staff. Times are ISO. */
export interface AdminSubscription {
  id: string;
  number: string;
  version: number;
  status: SubscriptionStatus;
  plan: { name: string; tees: number; months: number };
  amountPaise: Paise;
  cut: string;
  size: string;
  tastes: string[];
  address: ShippingAddress;
  name: string;
  email: string;
  phone: string;
  method: SubscriptionMethod | null;
  chargeAt: string | null;
  cutoffAt: string | null;
  isOpenForChange: boolean;
  pendingChange: PendingChange | null;
  changeError: string | null;
  resumesAt: string | null;
  isPausedByBank: boolean;
  cancelAskedAt: string | null;
  cancelReason: string;
  haltedAt: string | null;
  endsBy: string | null;
  paidCount: number;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** Null: the account was deleted. */
  userId: string | null;
  gatewayId: string | null;
  before: Neighbour | null;
  after: Neighbour | null;
  picks: AdminPick[];
  charges: AdminCharge[];
  failures: FailedCharge[];
  events: AdminEvent[];
  cuts: CutSizes[];
  allTastes: Taste[];
}

interface Sum {
  count: number;
  amountPaise: Paise;
}

export interface Cohort {
  /** The first day of the month */
  month: string;
  people: number;
  /** The number that remained after 1, 2, ... months. */
  alive: number[];
}

export interface SubscriptionFigures {
  states: Partial<Record<SubscriptionStatus, number>>;
  monthlyPaise: Paise;
  churn: { days: number; before: number; lost: number };
  next: { day: string; charges: number; amountPaise: Paise }[];
  cohorts: Cohort[];
  failed: Sum;
  asked: Sum;
  charged: Sum;
  refunded: Sum;
}
