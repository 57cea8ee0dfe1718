import type { Permission } from "@/lib/staff/permissions";
import type { AdminOrder } from "./admin-order";
import { type OrderStatus, orderStatuses, type PaymentStatus } from "./order";
import { adminStatusLabel } from "./order-list";
import { formatLimit } from "./when";

/** Steps that move an order one status back. */
export const undoSteps = ["unpack", "unship", "undeliver"] as const;

/** Steps of printing and packing staff, apart from shipping, which names the parcels. */
export const fulfilSteps = ["print", "pack", "deliver", "collect", "come_back", ...undoSteps] as const;
export type FulfilStep = (typeof fulfilSteps)[number];

/** Steps of customer support. */
export const decideSteps = ["confirm", "complete", "cancel"] as const;
export type DecideStep = (typeof decideSteps)[number];

/** Staff actions on an order; step_order() has the same names. */
export type OrderStep = FulfilStep | DecideStep | "ship";

interface StepFacts {
  label: string;
  /** The label once it is done. */
  done: string;
  permission: Permission;
  /** The resulting status; null: it does not change. */
  to: OrderStatus | null;
}

const laterNotice = "The customer will be notified in an hour";

export const stepFacts: Record<OrderStep, StepFacts> = {
  confirm: { label: "Confirm", done: "confirmed", permission: "orders.write", to: "Confirmed" },
  print: {
    label: "Start production",
    done: "in production",
    permission: "orders.fulfil",
    to: "In Production",
  },
  pack: { label: "Mark as packed", done: "packed", permission: "orders.fulfil", to: "Packed" },
  ship: { label: "Ship", done: `shipped. ${laterNotice}`, permission: "orders.fulfil", to: "Shipped" },
  deliver: {
    label: "Mark as delivered",
    done: `delivered. ${laterNotice}`,
    permission: "orders.fulfil",
    to: "Delivered",
  },
  unpack: { label: "Unpack", done: "unpacked", permission: "orders.fulfil", to: "In Production" },
  unship: { label: "Undo “Shipped”", done: "not shipped", permission: "orders.fulfil", to: "Packed" },
  undeliver: {
    label: "Undo “Delivered”",
    done: "not delivered",
    permission: "orders.fulfil",
    to: "Shipped",
  },
  collect: { label: "Mark cash as collected", done: "paid in cash", permission: "orders.fulfil", to: null },
  complete: { label: "Complete", done: "completed", permission: "orders.write", to: "Completed" },
  come_back: { label: "Mark as RTO", done: "returned to sender", permission: "orders.fulfil", to: "RTO" },
  cancel: { label: "Cancel order", done: "cancelled", permission: "orders.write", to: "Cancelled" },
};

export interface AllowedStep {
  step: OrderStep;
  /** Why it is not possible now; null when it is. */
  why: string | null;
}

const nextSteps: Record<OrderStatus, readonly OrderStep[]> = {
  "Pending Payment": ["cancel"],
  "COD Review": ["confirm", "cancel"],
  Confirmed: ["print", "cancel"],
  "In Production": ["pack", "cancel"],
  Packed: ["ship", "unpack", "cancel"],
  Shipped: ["deliver", "unship", "come_back", "cancel"],
  Delivered: ["collect", "complete", "undeliver"],
  "Return Requested": ["collect"],
  Returned: ["collect"],
  Completed: ["collect"],
  RTO: [],
  Cancelled: [],
};

const holdMessages: Readonly<Record<string, string>> = {
  disputed: "The payment is disputed. Nothing ships until it's decided.",
  refunded: "It's fully refunded.",
  group_open: "Its group order isn't closed yet.",
  art_review: "Its design needs a review first. See Custom designs below.",
  art_refused: "A design was rejected. Waiting for the customer to change or remove it.",
  exchange_waits: "Waiting for the returned items.",
};

type Facts = Pick<AdminOrder, "status" | "paymentStatus" | "hold" | "returnsUntil" | "undoUntil">;

function findObstacle(step: OrderStep, order: Facts, now: Date): string | null {
  const { status, paymentStatus, hold, returnsUntil } = order;
  switch (step) {
    case "print":
    case "pack":
    case "ship":
      return hold === null ? null : (holdMessages[hold] ?? "It's on hold.");
    case "come_back":
      return paymentStatus === "cod_collected" ? "Its cash was collected, so it was delivered." : null;
    case "complete":
      return returnsUntil && new Date(returnsUntil) > now
        ? `Items can be returned until ${formatLimit(returnsUntil)}.`
        : null;
    case "cancel":
      return status === "Shipped" ? "It's shipped, so it can only be marked as RTO." : null;
    default:
      return null;
  }
}

/** Why an order in this status does not allow a step, and which status would. */
export function explainWrongStatus(step: OrderStep, status: OrderStatus): string {
  const fitting = orderStatuses.filter((one) => nextSteps[one].includes(step) && one !== status);
  const wanted = fitting.map((one) => `“${adminStatusLabel(one)}”`).join(", ");
  return `It's “${adminStatusLabel(status)}”. “${stepFacts[step].label}” needs ${wanted}.`;
}

/** The steps that fit the order's status, and why one is not possible now. The database checks again. */
export function listSteps(order: Facts, may: (permission: Permission) => boolean, now: Date): AllowedStep[] {
  return nextSteps[order.status]
    .filter((step) => may(stepFacts[step].permission) && isNextStep(step, order))
    .filter((step) => !isUndoForAnHour(step) || (order.undoUntil && new Date(order.undoUntil) > now))
    .map((step) => ({ step, why: findObstacle(step, order, now) }));
}

const isUndoForAnHour = (step: OrderStep) => step === "unship" || step === "undeliver";

/** Whether items can be returned, or why not any more; null: not delivered yet. */
export function findReturnWay(
  { status, returnsUntil }: Pick<Facts, "status" | "returnsUntil">,
  now: Date,
): { why: string | null } | null {
  if (returnsUntil === null || !["Delivered", "Completed"].includes(status)) return null;
  const isOver = status === "Completed" || new Date(returnsUntil) <= now;
  return { why: isOver ? `Items could be returned until ${formatLimit(returnsUntil)}.` : null };
}

/** The result of a bulk action on orders. */
export interface StepsTaken {
  done: readonly string[];
  /** The unchanged ones, each with the reason. */
  refused: readonly { orderNumber: string; why: string }[];
}

/** Steps that are available as bulk actions. */
export const bulkSteps = [
  "confirm",
  "print",
  "pack",
  "deliver",
  "collect",
] as const satisfies readonly OrderStep[];
export type BulkStep = (typeof bulkSteps)[number];

export function isNextStep(
  step: OrderStep,
  { status, paymentStatus }: { status: OrderStatus; paymentStatus?: PaymentStatus },
): boolean {
  return nextSteps[status].includes(step) && (step !== "collect" || paymentStatus === "cod_due");
}

/** The maximum per order. */
export const maxParcels = 20;
