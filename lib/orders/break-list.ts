import type { ListDefinition } from "@/lib/lists/definition";
import type { Paise } from "@/lib/money";
import { officePaths } from "@/lib/office-paths";

/** Money that fits no order, or an order that fits no money. */
export interface BreakRow {
  id: number;
  reason: string;
  paymentId: string;
  orderNumber: string | null;
  amountPaise: Paise | null;
  currency: string;
  createdAt: string;
  isOpen: boolean;
  /** A step waits for a second person. */
  isWaiting: boolean;
  /** Until when a dispute must be answered. */
  respondBy: string | null;
  resolution: string | null;
}

/** What happened, in a few words; docs/operations.md says what to do. */
export const breakReasons: Record<string, string> = {
  unknown_order: "Money for no order of ours",
  event_id_reused: "Two messages under one number",
  amount_mismatch: "Another amount than the order's",
  second_capture: "Paid twice",
  stock_gone: "Paid late: sold out meanwhile",
  coupon_gone: "Paid late: the coupon was used up",
  coupon_reused: "One offer used by two paid orders",
  not_expected: "Paid, though nothing was due",
  charge_without_order: "A subscription's charge without an order",
  refund_failed: "A refund failed",
  disputed: "The bank asks for the money back",
};

export const breakList: ListDefinition = {
  name: "breaks",
  path: officePaths.money,
  noun: "cases",
  words: "words",
  fields: {
    open: { label: "Open", column: "is_open", kind: "flag" },
    waiting: { label: "For a second person", column: "is_waiting", kind: "flag" },
    reason: {
      label: "Reason",
      column: "reason",
      kind: "choice",
      choices: Object.entries(breakReasons).map(([value, label]) => ({
        value: value.replaceAll("_", "-"),
        label,
        match: { column: "reason", value },
      })),
    },
    amount: { label: "Amount", column: "amount", kind: "rupees" },
    created: { label: "Since", column: "created_at", kind: "date" },
  },
  sorts: { created: { label: "Since", column: "created_at", first: "desc" } },
  sort: "created",
  views: [
    { name: "Open", q: "open:yes" },
    { name: "For a second person", q: "waiting:yes" },
    { name: "Disputes", q: "open:yes reason:disputed" },
    { name: "All", q: "" },
  ],
  usualSearch: "open:yes",
};
