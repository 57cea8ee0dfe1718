import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";
import type { Paise } from "@/lib/money";
import type { OrderStatus } from "@/lib/orders/order";

/** A row of the referrer list. */
export interface ReferrerRow {
  id: string;
  name: string;
  orders: number;
  firstOrders: number;
  tees: number;
  held: number;
  risk: number;
  rewards: number;
  used: number;
  costPaise: Paise;
  costPerOrderPaise: Paise;
  isBlocked: boolean;
}

export const referralStates = ["counts", "held", "refused", "released"] as const;
export type ReferralState = (typeof referralStates)[number];

export const stateLabels: Record<ReferralState, string> = {
  counts: "Included",
  held: "On hold",
  refused: "Own order",
  released: "Included by staff",
};

export const refusals = ["own_account", "own_email", "own_phone", "own_address", "own_device"] as const;

export const referralRefusalLabels: Record<(typeof refusals)[number], string> = {
  own_account: "Placed with the referrer's account",
  own_email: "The referrer's email address",
  own_phone: "The referrer's phone",
  own_address: "The referrer's address",
  own_device: "The referrer's browser",
};

export const signals = [
  "network",
  "pincode",
  "shared_device",
  "shared_phone",
  "shared_address",
  "many_orders",
  "each_other",
] as const;

export const referralSignalLabels: Record<(typeof signals)[number], string> = {
  network: "Same network as the referrer",
  pincode: "Same pincode as the referrer",
  shared_device: "Same browser as another customer",
  shared_phone: "Same phone as another customer",
  shared_address: "Same address as another customer",
  many_orders: "Many orders in a day",
  each_other: "They referred each other",
};

export interface AdminReferral {
  orderNumber: string;
  status: OrderStatus;
  totalPaise: Paise;
  /** ISO */
  placedAt: string;
  state: ReferralState;
  refusal: (typeof refusals)[number] | null;
  signals: (typeof signals)[number][];
  /** Counted T-shirts, and all T-shirts of the order that were kept. */
  tees: number;
  allTees: number;
  isFirstOrder: boolean;
}

export interface AdminReward {
  number: number;
  /** null: the coupon is deleted. */
  coupon: { id: number; code: string; isActive: boolean; endsAt: string | null } | null;
  givenAt: string;
  used: { orderNumber: string; discountPaise: Paise } | null;
}

export interface AdminReferrer {
  id: string;
  name: string;
  rev: number;
  /** null: not blocked. */
  block: { at: string; reason: string } | null;
  orders: number;
  firstOrders: number;
  salesPaise: Paise;
  tees: number;
  held: number;
  costPaise: Paise;
  referrals: AdminReferral[];
  rewards: AdminReward[];
}

export interface ReferralFigures {
  referrers: number;
  orders: number;
  firstOrders: number;
  salesPaise: Paise;
  rewards: number;
  used: number;
  costPaise: Paise;
  held: number;
}

export const referrerList: ListDefinition = {
  name: "referrers",
  path: adminPaths.referrals,
  noun: "referrers",
  words: "words",
  fields: {
    held: { label: "Needs review", column: "is_on_hold", kind: "flag" },
    blocked: { label: "Blocked", column: "is_blocked", kind: "flag" },
    orders: { label: "Orders", column: "orders", kind: "number" },
    cost: { label: "Cost", column: "cost", kind: "rupees" },
    risk: { label: "Risk signals", column: "risk", kind: "number" },
    created: { label: "First order", column: "created_at", kind: "date" },
  },
  sorts: {
    created: { label: "Newest", column: "created_at", first: "desc" },
    orders: { label: "Orders", column: "orders", first: "desc" },
    cost: { label: "Cost", column: "cost", first: "desc" },
    risk: { label: "Risk signals", column: "risk", first: "desc" },
  },
  sort: "orders",
  views: [
    { name: "All", q: "" },
    { name: "To review", q: "held:yes" },
    { name: "Blocked", q: "blocked:yes" },
  ],
};
