import type { CartQuote } from "@/lib/cart/cart-quote";
import type { Paise } from "@/lib/money";

/** How a person reaches an order without signing in. */
export interface OrderRef {
  orderId: string;
  token: string;
}

export interface BoughtLine {
  id: number;
  size: string;
  color: string;
  quantity: number;
}

/** An order that stands, and what leaves the cart by it. */
export interface Bought {
  order: OrderRef;
  lines: BoughtLine[];
}

/** A cart's quote; `bought` when this basket turned out to have been ordered already, perhaps in another tab. */
export interface BasketQuote extends CartQuote {
  bought: Bought | null;
}

/** What the gateway's own window needs. */
export interface PaySession {
  order: OrderRef;
  keyId: string;
  gatewayOrderId: string;
  amountPaise: Paise;
  currency: "INR";
  /** The reservation ends then. */
  expiresAt: string | null;
  prefill: { name: string; email: string; contact: string };
}

/**
 * What came of placing an order. placed: nothing more to pay now · already_placed: this basket was bought before, with
 * other details · pay: reserved, open the gateway · gateway_down: reserved, the gateway does not answer · changed: nothing
 * was written, this is the cart as it is now.
 */
export type PlaceOutcome =
  | { kind: "placed"; bought: Bought }
  | { kind: "already_placed"; bought: Bought }
  | { kind: "pay"; session: PaySession }
  | { kind: "gateway_down"; order: OrderRef }
  | { kind: "changed"; message: string; quote: CartQuote };

/** Of paying an order that is there. closed: it can't be paid any more. */
export type PayOutcome =
  | { kind: "paid"; bought: Bought }
  | { kind: "pay"; session: PaySession }
  | { kind: "gateway_down"; order: OrderRef }
  | { kind: "closed"; order: OrderRef };

/** pending: the payment is real and ours to find; the buyer has nothing more to do. */
export type ConfirmOutcome = { kind: "paid" | "pending"; bought: Bought };
