import { adminPaths } from "@/lib/admin-paths";
import type { Choice, ListDefinition } from "@/lib/lists/definition";
import type { Paise } from "@/lib/money";
import type { OrderStatus, PaymentMethod, PaymentStatus } from "./order";
import { isPaymentOver } from "./status";
import { indianDate } from "./when";

/** A row of the admin's order list. */
export interface OrderRow {
  id: string;
  orderNumber: string;
  name: string;
  city: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  totalPaise: Paise;
  itemCount: number;
  tags: readonly string[];
  /** Why it may not be made or shipped now: the database's find_order_hold(). */
  hold: string | null;
  isLate: boolean;
  createdAt: string;
}

/** The admin's labels, shorter than the customer's. The keys are typed after `status:`. */
const adminStatuses = {
  unpaid: { status: "Pending Payment", label: "Unpaid" },
  confirm: { status: "COD Review", label: "COD to confirm" },
  print: { status: "Confirmed", label: "Confirmed" },
  printing: { status: "In Production", label: "In production" },
  packed: { status: "Packed", label: "Packed" },
  shipped: { status: "Shipped", label: "Shipped" },
  delivered: { status: "Delivered", label: "Delivered" },
  completed: { status: "Completed", label: "Completed" },
  return: { status: "Return Requested", label: "Return requested" },
  returned: { status: "Returned", label: "Returned" },
  rto: { status: "RTO", label: "RTO" },
  cancelled: { status: "Cancelled", label: "Cancelled" },
} as const satisfies Record<string, { status: OrderStatus; label: string }>;

export const statusChoices: readonly Choice[] = Object.entries(adminStatuses).map(
  ([value, { status, label }]) => ({ value, label, match: { column: "status", value: status } }),
);

export function adminStatusLabel(status: OrderStatus): string {
  return Object.values(adminStatuses).find((known) => known.status === status)?.label ?? status;
}

const payments: readonly (readonly [value: string, label: string, status: PaymentStatus])[] = [
  ["paid", "Paid", "captured"],
  ["cash-due", "COD due", "cod_due"],
  ["cash-collected", "Cash collected", "cod_collected"],
  ["waiting", "Unpaid", "created"],
  ["failed", "Failed", "attempted_failed"],
  ["authorized", "Authorised", "authorized"],
  ["part-refunded", "Partially refunded", "partially_refunded"],
  ["refunded", "Refunded", "refunded"],
  ["none", "Nothing to pay", "not_due"],
];

export function adminPaymentLabel(order: { status: OrderStatus; paymentStatus: PaymentStatus }): string {
  if (isPaymentOver(order)) return "Nothing to pay";
  return payments.find(([, , known]) => known === order.paymentStatus)?.[1] ?? order.paymentStatus;
}

/** The search term that excludes held orders. */
export const notOnHold = "hold:no";

export const orderList: ListDefinition = {
  name: "orders",
  path: adminPaths.orders,
  noun: "orders",
  words: "words",
  fields: {
    status: {
      label: "Status",
      column: "status",
      kind: "choice",
      choices: statusChoices,
    },
    payment: {
      label: "Payment",
      column: "payment_status",
      kind: "choice",
      choices: payments.map(([value, label, status]) => ({
        value,
        label,
        match: { column: "payment_status", value: status },
      })),
    },
    total: { label: "Total", column: "total", kind: "rupees" },
    created: { label: "Placed", column: "created_at", kind: "date" },
    pincode: { label: "Pincode", column: "pincode", kind: "code" },
    coupon: { label: "Coupon", column: "coupon_code", kind: "code" },
    courier: { label: "Courier", column: "courier", kind: "text" },
    tag: { label: "Tag", column: "tags", kind: "tag" },
    hold: { label: "On hold", column: "is_on_hold", kind: "flag" },
  },
  sorts: {
    created: { label: "Placed", column: "created_at", first: "desc" },
    total: { label: "Total", column: "total", first: "desc" },
  },
  sort: "created",
  views: [
    { name: "All", q: "" },
    { name: "COD to confirm", q: "status:confirm" },
    { name: "To print", q: `status:print ${notOnHold}` },
    { name: "In production", q: "status:printing" },
    { name: "Packed", q: "status:packed" },
    { name: "Returns", q: "status:return" },
    { name: "Unpaid", q: "status:unpaid" },
  ],
};

/** Orders that wait longer than this for shipping are late. */
export const lateAfterDays = 4;

/** The first day in India whose orders are not late. */
function lateBefore(today: string): string {
  const day = new Date(Date.parse(`${today}T00:00:00Z`) - lateAfterDays * 24 * 3600 * 1000);
  return day.toISOString().slice(0, 10);
}

/** The search for late orders. `today` is a day in India: "2026-11-20". */
export function lateSearch(today: string): string {
  return `status:print,printing,packed created:<${lateBefore(today)}`;
}

/** Whether lateSearch() finds it, and it is not held. */
export function isLate(
  { status, hold, createdAt }: Pick<OrderRow, "status" | "createdAt"> & { hold?: string | null },
  today: string,
): boolean {
  return (
    ["Confirmed", "In Production", "Packed"].includes(status) &&
    !hold &&
    indianDate(new Date(createdAt)) < lateBefore(today)
  );
}
