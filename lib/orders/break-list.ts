import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";
import type { Paise } from "@/lib/money";

/** A payment without a matching order, or an order without a matching payment. */
export interface BreakRow {
  id: number;
  reason: string;
  paymentId: string;
  orderNumber: string | null;
  amountPaise: Paise | null;
  currency: string;
  createdAt: string;
  isOpen: boolean;
  /** A step needs a second person. */
  isWaiting: boolean;
  /** The deadline for answering a dispute. */
  respondBy: string | null;
  resolution: string | null;
}

/** What happened, briefly; docs/operations.md explains what to do. */
export const breakReasons: Record<string, string> = {
  unknown_order: "Payment without an order",
  event_id_reused: "Conflicting payment events",
  amount_mismatch: "Amount doesn't match the order",
  second_capture: "Paid twice",
  stock_gone: "Paid late: sold out",
  coupon_gone: "Paid late: the coupon was used up",
  group_closed: "Paid late: the group order was closed",
  coupon_reused: "One coupon used by two paid orders",
  not_expected: "Paid when nothing was due",
  charge_without_order: "Subscription charge without an order",
  refund_failed: "Refund failed",
  disputed: "Payment disputed",
};

export const breakList: ListDefinition = {
  name: "breaks",
  path: adminPaths.money,
  noun: "cases",
  words: "words",
  fields: {
    open: { label: "Open", column: "is_open", kind: "flag" },
    waiting: { label: "Needs approval", column: "is_waiting", kind: "flag" },
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
    { name: "Needs approval", q: "waiting:yes" },
    { name: "Disputes", q: "open:yes reason:disputed" },
    { name: "All", q: "" },
  ],
  defaultSearch: "open:yes",
};
