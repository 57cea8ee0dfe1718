import type { Paise } from "@/lib/money";
import type { OrderRef } from "@/lib/orders/order";
import type { CartQuote } from "./cart-quote";
import type { OrderedCart } from "./ordered-cart";

/** The parameters of the gateway's window. */
export interface PaySession {
  order: OrderRef;
  keyId: string;
  gatewayOrderId: string;
  amountPaise: Paise;
  currency: "INR";
  /** End of the reservation. */
  expiresAt: string | null;
  prefill: { name: string; email: string; contact: string };
}

/**
 * The outcome of placing an order. placed: nothing to pay now · already_placed: this basket was ordered
 * before, with other details · pay: reserved, open the gateway · gateway_down: reserved, the gateway does
 * not respond · changed: nothing was written, this is the current cart.
 */
export type PlaceOutcome =
  | { kind: "placed"; bought: OrderedCart }
  | { kind: "already_placed"; bought: OrderedCart }
  | { kind: "pay"; session: PaySession }
  | { kind: "gateway_down"; order: OrderRef }
  | { kind: "changed"; message: string; quote: CartQuote };

/** The outcome of paying an existing order. closed: it can't be paid any more. */
export type PayOutcome =
  | { kind: "paid"; bought: OrderedCart }
  | { kind: "pay"; session: PaySession }
  | { kind: "gateway_down"; order: OrderRef }
  | { kind: "closed"; order: OrderRef };

/** pending: the payment is real and the shop will match it; the customer has nothing more to do. */
export type ConfirmOutcome = { kind: "paid" | "pending"; bought: OrderedCart };
