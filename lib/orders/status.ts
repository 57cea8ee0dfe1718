import { formatPaise } from "@/lib/money";
import { exchangeEndReasons, exchangeEndTexts } from "./exchanges";
import type { Order, OrderEvent, OrderStatus, OrderSummary, PaymentStatus } from "./order";

export type Tone = "neutral" | "progress" | "good" | "waiting" | "bad";

interface StatusWords {
  label: string;
  tone: Tone;
}

const statusWords: Record<OrderStatus, StatusWords> = {
  "Pending Payment": { label: "Waiting for payment", tone: "waiting" },
  "COD Review": { label: "Waiting for confirmation", tone: "waiting" },
  Confirmed: { label: "Confirmed", tone: "progress" },
  "In Production": { label: "Being printed", tone: "progress" },
  Packed: { label: "Packed", tone: "progress" },
  Shipped: { label: "On its way", tone: "progress" },
  Delivered: { label: "Delivered", tone: "good" },
  Completed: { label: "Completed", tone: "good" },
  "Return Requested": { label: "Return requested", tone: "waiting" },
  Returned: { label: "Returned", tone: "neutral" },
  RTO: { label: "Returned to sender", tone: "bad" },
  Cancelled: { label: "Cancelled", tone: "bad" },
};

export function describeStatus(
  status: OrderStatus,
  isExchangeRequested = false,
  waitsForBuyer = false,
): StatusWords {
  const words = statusWords[status];
  if (waitsForBuyer && status === "Confirmed") return { label: "Action needed", tone: "waiting" };
  return isExchangeRequested && status === "Return Requested"
    ? { ...words, label: "Exchange requested" }
    : words;
}

const arrived: readonly OrderStatus[] = ["Delivered", "Completed", "Return Requested", "Returned"];
const unpaid: readonly PaymentStatus[] = ["created", "attempted_failed", "cod_due"];

const isOver = (status: OrderStatus): boolean => status === "Cancelled" || status === "RTO";

/** Nothing was paid, and nothing is due any more. */
export function isPaymentOver({
  status,
  paymentStatus,
}: Pick<OrderSummary, "status" | "paymentStatus">): boolean {
  return isOver(status) && unpaid.includes(paymentStatus);
}

export function describePayment(
  order: Pick<OrderSummary, "status" | "paymentMethod" | "paymentStatus">,
  waitsForBuyer = false,
): string {
  const { status, paymentMethod, paymentStatus } = order;
  if (isPaymentOver(order)) return "Nothing to pay";
  const paid = paymentMethod === "cod" ? "Paid in cash" : "Paid online";
  switch (paymentStatus) {
    case "cod_due":
      return arrived.includes(status) || waitsForBuyer
        ? "Cash on delivery"
        : "Cash on delivery: keep the amount ready for the courier";
    case "cod_collected":
      return "Paid in cash on delivery";
    case "not_due":
      return "Nothing to pay";
    case "partially_refunded":
      return `${paid}, partly refunded`;
    case "refunded":
      return `${paid}, refunded`;
    case "captured":
      return paid;
    case "authorized":
      return isOver(status)
        ? "Your bank is holding the amount; nothing was charged"
        : "Payment received; waiting for your bank to complete it";
    case "attempted_failed":
      return "The last payment attempt failed; nothing was charged";
    case "created":
      return paymentMethod === "online" ? "Not paid yet" : "To be paid";
  }
}

/** The refund status of a cancelled order. It promises nothing that a refund or the bank may not fulfil. */
export function describeCancelledPayment({
  paymentStatus,
  paymentMethod,
  totalPaise,
  events,
}: Pick<Order, "paymentStatus" | "paymentMethod" | "totalPaise" | "events">): string {
  const isOutOfTime =
    events.findLast(({ toStatus }) => toStatus === "Cancelled")?.facts.reason === "not_paid";
  switch (paymentStatus) {
    case "captured":
    case "partially_refunded":
      return `We're refunding ${formatPaise(totalPaise)} in total. We'll let you know when it's on its way.`;
    case "refunded":
      return "Your payment has been refunded.";
    case "authorized":
      return isOutOfTime
        ? `Your bank is holding ${formatPaise(totalPaise)} for this order. If your items are still in stock, we'll take the payment and let you know; if not, we won't, and your bank releases it automatically, usually within 7 working days.`
        : `Your bank is holding ${formatPaise(totalPaise)} for this order. We won't take it, and your bank releases it automatically, usually within 7 working days.`;
    case "created":
    case "attempted_failed":
      if (events.some(({ type }) => type === "payment_to_refund")) return "We refund your payment in full.";
      return isOutOfTime && paymentMethod === "online"
        ? "Nothing was charged. If your payment still arrives, we'll confirm the order if its items are in stock, or refund you if not."
        : "Nothing was charged.";
    case "cod_due":
    case "cod_collected":
    case "not_due":
      return "Nothing was charged.";
  }
}

/** One line of the timeline; null for events without meaning for a shopper. */
export function describeEvent(event: OrderEvent): string | null {
  switch (event.type) {
    case "placed":
      return "Order placed";
    case "paid":
      return "Payment received, order confirmed";
    case "payment_failed":
      return "A payment attempt failed; nothing was charged";
    case "payment_authorized":
      return "Your bank is holding the amount for this order";
    case "payment_to_refund":
      return "A payment arrived that this order didn't need; we're refunding it";
    case "cod_collected":
      return "Paid in cash";
    case "refund_processed":
      return event.facts.amountPaise === undefined
        ? null
        : `${formatPaise(event.facts.amountPaise)} refunded`;
    case "return_picked_up":
      return "The courier has picked up your return";
    case "return_received":
      return event.note
        ? `Your return has arrived. We deducted part of the refund: ${lowerFirst(event.note)}`
        : "Your return has arrived";
    case "return_rejected":
      return event.note
        ? `We couldn't accept your return: ${lowerFirst(event.note)}`
        : "We couldn't accept your return";
    case "return_withdrawn":
      return "You cancelled the request";
    case "exchange_lost":
      return `${exchangeEndTexts[exchangeEndReasons.find((end) => end === event.facts.reason) ?? "unavailable"]}: we're refunding you`;
    case "refund_failed":
      return "A refund didn't arrive; we're looking into it";
    case "art_decided":
      return event.facts.decision === "approved"
        ? "Your design is approved for printing"
        : "We can't print your design as it is";
    case "art_changed":
      return "You changed the design";
    case "lines_changed":
      return event.facts.reason === "left_out" ? "You removed the design that we can't print" : null;
    case "moved":
      return describeMove(event);
    default:
      return null;
  }
}

/** Without the steps that staff undid, and without the undoing. */
function withoutUndone(events: readonly OrderEvent[]): OrderEvent[] {
  const shown: OrderEvent[] = [];
  for (const event of events) {
    if (event.type !== "undone") shown.push(event);
    else {
      const last = shown.findLastIndex(({ toStatus }) => toStatus === event.fromStatus);
      if (last >= 0) shown.splice(last, 1);
    }
  }
  return shown;
}

/**
 * Without settled events: undone steps, a bank hold once the payment has arrived, a failed refund once it
 * has been refunded.
 */
export function withoutResolvedEvents(all: readonly OrderEvent[]): OrderEvent[] {
  const events = withoutUndone(all);
  const isPaid = events.some(({ type }) => type === "paid");
  const arrived = events.filter(({ type }) => type === "refund_processed").map(({ facts }) => facts.refundId);
  return events.filter(
    ({ type, facts }) =>
      !(isPaid && type === "payment_authorized") &&
      !(type === "refund_failed" && arrived.includes(facts.refundId)),
  );
}

/** Whether the open request is an exchange. */
export function isExchangeRequested({ events }: { events: readonly OrderEvent[] }): boolean {
  return events.findLast(({ toStatus }) => toStatus === "Return Requested")?.facts.kind === "exchange";
}

function describeMove(event: OrderEvent): string | null {
  if (!isOrderStatus(event.toStatus)) return null;
  // The parcel arrived long ago; the event that ended the return has its own text.
  if (event.fromStatus === "Return Requested" && event.toStatus === "Delivered") return null;
  if (event.toStatus !== "Cancelled")
    return describeStatus(event.toStatus, event.facts.kind === "exchange").label;
  return event.note ? `Cancelled: ${lowerFirst(event.note)}` : "Cancelled";
}

function isOrderStatus(value: string | null): value is OrderStatus {
  return value !== null && Object.hasOwn(statusWords, value);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const progress: readonly OrderStatus[] = ["Confirmed", "In Production", "Packed", "Shipped", "Delivered"];

export interface ProgressStep {
  label: string;
  state: "done" | "current" | "ahead";
}

/** The steps of a parcel in progress; none for an order that was cancelled or returned. */
export function progressOf(order: Pick<OrderSummary, "status">): ProgressStep[] | null {
  const status = order.status === "Completed" ? "Delivered" : order.status;
  const at = progress.indexOf(status);
  if (at < 0) return null;
  const last = progress.length - 1;
  return progress.map((step, index) => ({
    label: describeStatus(step).label,
    state: index < at || at === last ? "done" : index === at ? "current" : "ahead",
  }));
}
