import "server-only";
import type { CartQuoteRequest } from "@/lib/cart/schemas";
import type { BasketQuote } from "@/lib/checkout/outcome";
import { type QuoteWish, quoteLiveCart } from "@/server/cart/quote-cart";
import type { LiveQuote } from "@/server/checkout/repository";
import { boughtBy } from "./order-token";
import { findBasketOrder, findHeldPieces } from "./repository";

/** A live quote in which the pieces that the basket's own unpaid order holds can be bought by it. */
export async function quoteBasket(wish: QuoteWish, heldByOrder: { id: string } | null): Promise<LiveQuote> {
  if (!heldByOrder) return quoteLiveCart(wish, null);
  return quoteLiveCart(wish, { id: heldByOrder.id, pieces: await findHeldPieces(heldByOrder.id) });
}

/** What a cart costs now for who is signed in or typed his contact, and whether its basket has been bought meanwhile. */
export async function quoteCartOf(
  { lines, basketKey, code, pincode, method, email, phone }: CartQuoteRequest,
  viewer: { id: string; email: string | null; phone: string | null } | null,
): Promise<BasketQuote> {
  const known = basketKey === undefined ? null : await findBasketOrder(basketKey);
  const customer = {
    userId: viewer?.id ?? null,
    email: email || viewer?.email || null,
    phone: phone ?? viewer?.phone ?? null,
  };
  const order = known && known.order.status !== "Cancelled" ? known.order : null;
  const wish = {
    lines,
    code: code || null,
    pincode: pincode ?? null,
    state: null,
    method: method ?? null,
    customer,
  };
  const { quote } = await quoteBasket(wish, order);
  return { ...quote, bought: order && order.status !== "Pending Payment" ? boughtBy(order) : null };
}
