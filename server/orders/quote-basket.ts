import "server-only";
import type { WantedLine } from "@/lib/cart/schemas";
import type { BasketQuote } from "@/lib/checkout/outcome";
import { type LiveQuote, quoteLiveCart } from "@/server/cart/quote-cart";
import { boughtBy } from "./order-token";
import { findBasketOrder, findHeldPieces } from "./repository";

/** A live quote in which the pieces that the basket's own unpaid order holds can be bought by it. */
export async function quoteBasket(
  lines: readonly WantedLine[],
  heldByOrder: { id: string } | null,
): Promise<LiveQuote> {
  return quoteLiveCart(lines, heldByOrder ? await findHeldPieces(heldByOrder.id) : undefined);
}

/** What a cart costs now, and whether its basket has been bought meanwhile. */
export async function quoteCartOf(lines: readonly WantedLine[], basketKey?: string): Promise<BasketQuote> {
  const known = basketKey === undefined ? null : await findBasketOrder(basketKey);
  const order = known && known.order.status !== "Cancelled" ? known.order : null;
  const { quote } = await quoteBasket(lines, order);
  return { ...quote, bought: order && order.status !== "Pending Payment" ? boughtBy(order) : null };
}
