import type { ShipsOn } from "@/lib/settings/shop-terms";
import type { OrderRef, OrderStatus } from "./order";

/** Why the new items will never come: returned to sender, cancelled by the customer, or by the shop. */
export const exchangeEndReasons = ["undelivered", "cancelled", "unavailable"] as const;
export type ExchangeEndReason = (typeof exchangeEndReasons)[number];

export const exchangeEndTexts: Record<ExchangeEndReason, string> = {
  undelivered: "The parcel with the new items came back to us",
  cancelled: "You cancelled the exchange",
  unavailable: "We can't send the new items",
};

export interface ExchangedItem {
  title: string;
  colorName: string;
  size: string;
  quantity: number;
  newColorName: string;
  newSize: string;
}

/** Items of an order and the order that replaces them; neither has been cancelled. */
export interface Exchange extends OrderRef {
  returnId: string;
  status: OrderStatus;
  isHere: boolean;
  isPickedUp: boolean;
  items: ExchangedItem[];
}

export const exchangeShippingTexts: Record<ShipsOn, string> = {
  received: "We'll ship them once the old ones arrive.",
  picked_up: "We'll ship them once the courier has the old ones.",
  requested: "We'll ship them right away.",
};

/** "Toy Train Tee, Sky, M to L". For a custom design: "…, Sky, M, printed again". */
export function formatExchangedItem(item: ExchangedItem): string {
  const count = item.quantity > 1 ? `${item.quantity} × ` : "";
  if (item.newColorName === item.colorName && item.newSize === item.size) {
    return `${count}${item.title}, ${item.colorName}, ${item.size}, printed again`;
  }
  const replacement =
    item.newColorName === item.colorName ? item.newSize : `${item.newColorName}, ${item.newSize}`;
  return `${count}${item.title}, ${item.colorName}, ${item.size} to ${replacement}`;
}

type Way = Pick<Exchange, "isHere" | "isPickedUp">;

/** The new items are not printed before that. */
export function waitsForReturn({ isHere, isPickedUp }: Way, shipsOn: ShipsOn): boolean {
  return !(isHere || shipsOn === "requested" || (shipsOn === "picked_up" && isPickedUp));
}

/** The state of the new order, as a verb phrase, and where the old items are. */
export function describeExchange(exchange: Exchange, shipsOn: ShipsOn): { state: string; old: string } {
  const isOne = exchange.items.reduce((sum, { quantity }) => sum + quantity, 0) === 1;
  const old = isOne ? "the old item" : "the old items";
  const place = exchange.isHere
    ? `We've received ${old}.`
    : exchange.isPickedUp
      ? `The courier is bringing ${old} to us.`
      : `The courier hasn't collected ${old} yet.`;
  return { state: describeNewOrder(exchange, shipsOn, old), old: place };
}

function describeNewOrder(exchange: Exchange, shipsOn: ShipsOn, old: string): string {
  switch (exchange.status) {
    case "In Production":
      return "is being printed";
    case "Packed":
      return "is packed";
    case "Shipped":
      return "is on its way";
    case "Delivered":
    case "Completed":
    case "Return Requested":
      return "has arrived";
    case "Returned":
      return "was returned to us";
    default:
      if (!waitsForReturn(exchange, shipsOn)) return "will be printed next";
      return `ships once ${shipsOn === "received" ? `we've received ${old}` : `the courier has ${old}`}`;
  }
}
