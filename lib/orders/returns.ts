import { addPaise, formatPaise, type Paise } from "@/lib/money";
import type { RtoPolicy, ShipsOn } from "@/lib/settings/shop-terms";
import type { ExchangeVariant } from "./exchange-options";
import {
  type Exchange,
  type ExchangeEndReason,
  exchangeEndTexts,
  exchangeShippingTexts,
  waitsForReturn,
} from "./exchanges";
import {
  isOwnDesign,
  type Order,
  type OrderEvent,
  type OrderItem,
  type OrderRef,
  type OrderStatus,
} from "./order";

export const returnKinds = ["return", "exchange"] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnStatuses = ["Requested", "Received", "Rejected", "Withdrawn"] as const;

export const refundStatuses = ["requested", "pending", "processed", "failed"] as const;

/** The items that an exchange is for. */
interface Replaced {
  status: (typeof returnStatuses)[number];
  isPickedUp: boolean;
}

export interface RefundEntry {
  amountPaise: Paise;
  /** Of the table of refunds. */
  reason: string;
  /** null: refunded to the original payment method. */
  upiId: string | null;
  status: (typeof refundStatuses)[number];
}

/** The inspection's deduction from a return's refund. */
export interface Deduction {
  amountPaise: Paise;
  reason: string;
}

/** The returns of an order, and their refunds. */
export interface OrderReturns {
  /** The exchange that this order was sent for. */
  replaces: (OrderRef & Replaced) | null;
  /** The open request. */
  open: {
    kind: ReturnKind;
    isPickedUp: boolean;
    /** The refund for the items. */
    valuePaise: Paise;
    /** The order has more items that its customer may return. */
    hasOthers: boolean;
    exchange: (OrderRef & { status: OrderStatus; lost: ExchangeEndReason | null }) | null;
  } | null;
  /** Open or done. */
  exchanges: Exchange[];
  /** Waits for the courier's cash, or for a UPI ID. */
  owedPaise: Paise;
  needsUpi: boolean;
  isCash: boolean;
  isCashDue: boolean;
  refunds: RefundEntry[];
  deductions: Deduction[];
  shipsOn: ShipsOn;
  /** Deducted for a parcel returned to sender. */
  rtoDeductionPaise: Paise;
}

/** The customer still has the old items, and the new ones are not being made. */
export function canWithdraw({ open }: Pick<OrderReturns, "open">): boolean {
  if (!open || open.isPickedUp) return false;
  return open.kind === "return" || open.exchange?.status === "Confirmed";
}

const nothingLeft = "There's nothing left to refund for them.";

function describeSum(amount: Paise): string {
  return amount > 0 ? `We'll refund ${formatPaise(amount)} once they arrive.` : nothingLeft;
}

/** A line with the items that may still be returned. */
export interface ReturnableItem extends OrderItem {
  /** The refund for one, two, ... of its items. */
  backPaise: readonly Paise[];
}

/** The rule for returning custom designs, for staff; null without any. */
export function describeCustomReturnRule(
  items: readonly Pick<OrderItem, "designVersionId">[],
): string | null {
  if (!items.some(isOwnDesign)) return null;
  const which = items.every(isOwnDesign)
    ? "These items have a custom design: they"
    : "Items with a custom design";
  return `${which} can be returned only if the fault is ours. Refund them, or print the same design again in the same size and colour.`;
}

/** The possible replacements for items, for staff. */
export function describeReplacement(items: readonly Pick<OrderItem, "designVersionId">[]): string {
  if (items.every(isOwnDesign)) return "Printed again";
  return items.some(isOwnDesign)
    ? "Another size or colour; custom designs printed again"
    : "Another size or colour";
}

/** What can be returned of an order, and until when. */
export interface ReturnOptions {
  /** ISO: the last moment */
  until: string;
  items: readonly ReturnableItem[];
  /** The largest refund; null while nothing was paid. */
  maxPaise: Paise | null;
  variants: readonly ExchangeVariant[];
}

/** The refund for the selected quantities. */
export function describeRefund(
  lines: readonly Pick<ReturnableItem, "itemId" | "backPaise">[],
  counts: Readonly<Record<number, number>>,
  maxPaise: Paise | null,
): string {
  const chosen = lines.flatMap(({ itemId, backPaise }) => backPaise[(counts[itemId] ?? 0) - 1] ?? []);
  if (chosen.length === 0) return "Choose items to see your refund.";
  const sum = addPaise(...chosen);
  return describeSum(maxPaise === null || sum < maxPaise ? sum : maxPaise);
}

/** The deductions from a refund; empty when the order had neither. */
export function describeDeductions({
  shippingPaise,
  codFeePaise,
}: Pick<Order, "shippingPaise" | "codFeePaise">): string {
  if (shippingPaise > 0 && codFeePaise > 0) return "Delivery and the COD fee aren't refunded.";
  if (codFeePaise > 0) return "The COD fee isn't refunded.";
  return shippingPaise > 0 ? "Delivery isn't refunded." : "";
}

/** What the customer of an open return can expect. */
export function describeOpenReturn({
  open,
  shipsOn,
}: Pick<OrderReturns, "open" | "shipsOn">): { title: string; text: string } | null {
  if (!open) return null;
  const { kind, isPickedUp, valuePaise, exchange } = open;
  const keep = isPickedUp
    ? "The courier has your items."
    : "Please keep the items unworn, with their labels, until the courier collects them.";
  if (kind === "exchange") {
    return {
      title: "We've received your exchange request",
      text: `${keep} The new ones are reserved for you. ${exchangeShippingTexts[shipsOn]}`,
    };
  }
  const lost = exchange ? `${exchangeEndTexts[exchange.lost ?? "unavailable"]}. ` : "";
  return {
    title: "We've received your return request",
    text: `${lost}${keep} ${describeSum(valuePaise)}`,
  };
}

/** For items that the shop refuses: most have already been sent to it. */
export const refusedReturnText = "We'll send back any items that we have, at our cost.";

/** Why the last request was refused, until there is another one; null: it was not. */
export function findRefusal(events: readonly OrderEvent[]): string | null {
  const last = events.findLast(
    ({ type, toStatus }) => type === "return_rejected" || toStatus === "Return Requested",
  );
  return last?.type === "return_rejected" ? last.note : null;
}

/** An exchange that is not made before its old items are here, or with the courier. */
export function waitsForOld({ replaces, shipsOn }: Pick<OrderReturns, "replaces" | "shipsOn">): boolean {
  if (replaces?.status !== "Requested") return false;
  return waitsForReturn({ isHere: false, isPickedUp: replaces.isPickedUp }, shipsOn);
}

/** What happens to the old items when an exchange is cancelled. */
export function describeCancelledExchange({ status, isPickedUp }: Replaced): string {
  if (status === "Received") {
    return "The new items are restocked, and we'll refund the old ones.";
  }
  return isPickedUp
    ? "The new items are restocked. We'll refund the old ones once they arrive."
    : "The new items are restocked, and you keep the old ones.";
}

/** For cash, whose refund destination only the customer can give. */
export const upiRequestText = "Please add your UPI ID for the refund on your order page.";

/** The same afterwards. */
export function describeLostExchange({
  replaces,
  needsUpi,
}: Pick<OrderReturns, "replaces" | "needsUpi">): string {
  if (replaces?.status === "Rejected") return `We couldn't accept the old items. ${refusedReturnText}`;
  if (replaces?.status !== "Received" && replaces?.status !== "Requested")
    return "You keep the items that you have.";
  const when = replaces.status === "Received" ? "" : " once they arrive";
  return `We'll refund the old items${when}.${needsUpi ? ` ${upiRequestText}` : ""}`;
}

/** What follows when items have arrived. */
export function describeReceived(kind: ReturnKind, backPaise: Paise, returns: OrderReturns): string {
  if (kind === "exchange") return "We'll print your new items next, and let you know when they ship.";
  if (backPaise === 0) return nothingLeft;
  const sum = formatPaise(backPaise);
  if (returns.needsUpi) return `Please add your UPI ID for the refund of ${sum} on your order page.`;
  return describeOwed(returns) ?? `We're refunding ${sum}. We'll let you know when it's sent.`;
}

/** For the policies: the deduction for a prepaid parcel that was returned to sender. */
export function describeRtoPolicy(policy: RtoPolicy): string {
  switch (policy) {
    case "nothing":
      return "If no one accepts a parcel, it comes back to us. We refund what you paid online in full.";
    case "delivery":
      return "If no one accepts a parcel, it comes back to us. We refund what you paid online, less the delivery charge.";
    case "both_ways":
      return "If no one accepts a parcel, it comes back to us. We refund what you paid online, less the delivery charge both ways.";
  }
}

export function describeDeduction({ amountPaise, reason }: Deduction): string {
  return `We deducted ${formatPaise(amountPaise)} from the refund: ${reason.replace(/\.?$/, ".")}`;
}

export function describeRefundEntry(refund: RefundEntry): string {
  const words = describeRefundStatus(refund);
  return refund.reason === "group_price"
    ? `${words} The group's final price is lower than what you paid.`
    : words;
}

function describeRefundStatus({ amountPaise, upiId, status }: RefundEntry): string {
  const amount = formatPaise(amountPaise);
  const where = upiId ? `to your UPI ID ${upiId}` : "to your original payment method";
  switch (status) {
    case "requested":
      return `We'll refund ${amount} ${where}, and let you know when it's sent.`;
    case "pending":
      return `${amount} is on its way ${where}; banks take 5 to 7 working days.`;
    case "processed":
      return `${amount} was refunded ${where}.`;
    case "failed":
      return `The refund of ${amount} ${where} didn't arrive; we're looking into it.`;
  }
}

/** For items that are here and not refunded yet. */
export function describeOwed({ owedPaise, needsUpi, isCashDue }: OrderReturns): string | null {
  if (owedPaise === 0 || needsUpi) return null;
  return isCashDue
    ? `We'll refund ${formatPaise(owedPaise)} to your UPI ID once we have the cash from the courier.`
    : `We're refunding ${formatPaise(owedPaise)}.`;
}

/** For a parcel returned to sender. */
export function describeUndelivered({ isCash, refunds, rtoDeductionPaise }: OrderReturns): string {
  if (isCash) return "No one accepted the delivery. There's nothing to pay.";
  if (refunds.length === 0) return "No one accepted the delivery.";
  return rtoDeductionPaise > 0
    ? `No one accepted the delivery, so we're refunding you, less ${formatPaise(rtoDeductionPaise)} for delivery.`
    : "No one accepted the delivery, so we're refunding you in full.";
}
