import type { Paise } from "@/lib/money";
import type { OrderRef } from "@/lib/orders/order";
import type { Bought } from "./bought";
import type { CartQuote } from "./cart-quote";

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
