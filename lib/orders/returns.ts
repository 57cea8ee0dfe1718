import { addPaise, formatPaise, type Paise } from "@/lib/money";
import type { RtoPolicy, ShipsOn } from "@/lib/settings/shop-terms";
import { type EndOfExchange, type Exchange, sentWhen, waitsForOldPieces, whyLost } from "./exchanges";
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

/** The pieces that an exchange is for. */
interface Replaced {
  status: (typeof returnStatuses)[number];
  isPickedUp: boolean;
}

export interface MoneyBack {
  amountPaise: Paise;
  /** null: it goes back to where it was paid from. */
  upiId: string | null;
  status: (typeof refundStatuses)[number];
}

/** What the inspection of a return took off its refund. */
export interface Deduction {
  amountPaise: Paise;
  reason: string;
}

/** What comes back of an order, and what is paid for it. */
export interface OrderReturns {
  /** What this order was sent for, when it is an exchange. */
  replaces: (OrderRef & Replaced) | null;
  /** The request that is under way. */
  open: {
    kind: ReturnKind;
    isPickedUp: boolean;
    /** What goes back for the pieces. */
    valuePaise: Paise;
    /** Pieces of the order that its buyer may send back after these. */
    hasOthers: boolean;
    exchange: (OrderRef & { status: OrderStatus; lost: EndOfExchange | null }) | null;
  } | null;
  /** Under way or done. */
  exchanges: Exchange[];
  /** Waits for the courier's cash, or for a UPI ID. */
  owedPaise: Paise;
  needsUpi: boolean;
  isCash: boolean;
  isCashDue: boolean;
  refunds: MoneyBack[];
  deductions: Deduction[];
  shipsOn: ShipsOn;
  /** Of a parcel that came back. */
  keptPaise: Paise;
}

/** The buyer still has the old pieces, and the new ones are not being made. */
export function canWithdraw({ open }: Pick<OrderReturns, "open">): boolean {
  if (!open || open.isPickedUp) return false;
  return open.kind === "return" || open.exchange?.status === "Confirmed";
}

const nothingLeft = "There's nothing left to refund for them.";

function describeSum(amount: Paise): string {
  return amount > 0 ? `We'll refund ${formatPaise(amount)} once they arrive.` : nothingLeft;
}

/** A line with the pieces that may still be sent back. */
export interface ReturnableItem extends OrderItem {
  /** What one, two, ... pieces of it pay. */
  backPaise: readonly Paise[];
}

/** What staff must know before they take own designs back; null when there are none. */
export function tellCustomReturn(items: readonly Pick<OrderItem, "designVersionId">[]): string | null {
  if (!items.some(isOwnDesign)) return null;
  const which = items.every(isOwnDesign)
    ? "These items have a custom design: they"
    : "Items with a custom design";
  return `${which} come back only when the fault is ours. Refund them, or print the same design again in the same size and colour.`;
}

/** What can be sent instead of pieces, as staff read it. */
export function tellInstead(items: readonly Pick<OrderItem, "designVersionId">[]): string {
  if (items.every(isOwnDesign)) return "Printed again";
  return items.some(isOwnDesign)
    ? "Another size or colour; custom designs printed again"
    : "Another size or colour";
}

/** What a piece of the product can be exchanged for. */
export interface ExchangeVariant {
  id: number;
  productId: number;
  size: string;
  color: string;
  colorName: string;
}

/** What can be sent back of an order, until when. */
export interface ReturnOptions {
  /** ISO: the last moment */
  until: string;
  items: readonly ReturnableItem[];
  /** The most that is paid back; null while no money has arrived. */
  mostPaise: Paise | null;
  variants: readonly ExchangeVariant[];
}

/** What goes back for so many pieces of each line. */
export function describeRefund(
  lines: readonly Pick<ReturnableItem, "itemId" | "backPaise">[],
  counts: Readonly<Record<number, number>>,
  mostPaise: Paise | null,
): string {
  const chosen = lines.flatMap(({ itemId, backPaise }) => backPaise[(counts[itemId] ?? 0) - 1] ?? []);
  if (chosen.length === 0) return "Choose items to see your refund.";
  const sum = addPaise(...chosen);
  return describeSum(mostPaise === null || sum < mostPaise ? sum : mostPaise);
}

/** Of the money for pieces that are sent back; empty when the order had neither. */
export function describeKept({
  shippingPaise,
  codFeePaise,
}: Pick<Order, "shippingPaise" | "codFeePaise">): string {
  if (shippingPaise > 0 && codFeePaise > 0) return "Delivery and the COD fee aren't refunded.";
  if (codFeePaise > 0) return "The COD fee isn't refunded.";
  return shippingPaise > 0 ? "Delivery isn't refunded." : "";
}

/** What somebody who sends pieces back can expect. */
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
      text: `${keep} The new ones are reserved for you. ${sentWhen[shipsOn]}`,
    };
  }
  const lost = exchange ? `${whyLost[exchange.lost ?? "unavailable"]}. ` : "";
  return {
    title: "We've received your return request",
    text: `${lost}${keep} ${describeSum(valuePaise)}`,
  };
}

/** Of pieces that the shop does not take: most have been sent to it by then. */
export const afterRefusal = "We'll send back any items that we have, at our cost.";

/** Why the last request was refused, until there is another one; null: it was not. */
export function findRefusal(events: readonly OrderEvent[]): string | null {
  const last = events.findLast(
    ({ type, toStatus }) => type === "return_rejected" || toStatus === "Return Requested",
  );
  return last?.type === "return_rejected" ? last.note : null;
}

/** An exchange that is not made before its old pieces are here, or with the courier. */
export function waitsForOld({ replaces, shipsOn }: Pick<OrderReturns, "replaces" | "shipsOn">): boolean {
  if (replaces?.status !== "Requested") return false;
  return waitsForOldPieces({ isHere: false, isPickedUp: replaces.isPickedUp }, shipsOn);
}

/** What becomes of the old pieces when an exchange is cancelled. */
export function describeCancelledExchange({ status, isPickedUp }: Replaced): string {
  if (status === "Received") {
    return "The new items are restocked, and we'll refund the old ones.";
  }
  return isPickedUp
    ? "The new items are restocked. We'll refund the old ones once they arrive."
    : "The new items are restocked, and you keep the old ones.";
}

/** Of cash, whose way back only its buyer knows. */
export const askForUpi = "Please add your UPI ID for the refund on your order page.";

/** The same when it has happened. */
export function describeLostExchange({
  replaces,
  needsUpi,
}: Pick<OrderReturns, "replaces" | "needsUpi">): string {
  if (replaces?.status === "Rejected") return `We couldn't accept the old items. ${afterRefusal}`;
  if (replaces?.status !== "Received" && replaces?.status !== "Requested")
    return "You keep the items that you have.";
  const when = replaces.status === "Received" ? "" : " once they arrive";
  return `We'll refund the old items${when}.${needsUpi ? ` ${askForUpi}` : ""}`;
}

/** What follows when pieces have arrived. */
export function describeReceived(kind: ReturnKind, backPaise: Paise, returns: OrderReturns): string {
  if (kind === "exchange") return "We'll print your new items next, and let you know when they ship.";
  if (backPaise === 0) return nothingLeft;
  const sum = formatPaise(backPaise);
  if (returns.needsUpi) return `Please add your UPI ID for the refund of ${sum} on your order page.`;
  return describeOwed(returns) ?? `We're refunding ${sum}. We'll let you know when it's sent.`;
}

/** For the policies: what the shop keeps of a parcel that was paid online and that nobody took. */
export function describeRtoPolicy(policy: RtoPolicy): string {
  switch (policy) {
    case "nothing":
      return "If no one accepts a parcel, it comes back to us. We refund what you paid online in full.";
    case "delivery":
      return "If no one accepts a parcel, it comes back to us. We refund what you paid online, less the delivery charge.";
    case "both_ways":
      return "If no one accepts a parcel, it comes back to us. We refund what you paid online, less twice the delivery charge: for the way there and back.";
  }
}

export function describeDeduction({ amountPaise, reason }: Deduction): string {
  return `We deducted ${formatPaise(amountPaise)} from the refund: ${reason.replace(/\.?$/, ".")}`;
}

export function describeMoneyBack({ amountPaise, upiId, status }: MoneyBack): string {
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

/** Of pieces that are here and not paid back yet. */
export function describeOwed({ owedPaise, needsUpi, isCashDue }: OrderReturns): string | null {
  if (owedPaise === 0 || needsUpi) return null;
  return isCashDue
    ? `We'll refund ${formatPaise(owedPaise)} to your UPI ID once we have the cash from the courier.`
    : `We're refunding ${formatPaise(owedPaise)}.`;
}

/** Of a parcel that nobody took. */
export function describeUndelivered({ isCash, refunds, keptPaise }: OrderReturns): string {
  if (isCash) return "No one accepted the delivery. There's nothing to pay.";
  if (refunds.length === 0) return "No one accepted the delivery.";
  return keptPaise > 0
    ? `No one accepted the delivery, so we're refunding you, less ${formatPaise(keptPaise)} for delivery.`
    : "No one accepted the delivery, so we're refunding you in full.";
}
