import "server-only";
import type { CartQuoteRequest } from "@/lib/cart/schemas";
import type { BasketQuote } from "@/lib/checkout/outcome";
import { messageForStatus } from "@/lib/result";
import { type QuoteWish, quoteLiveCart } from "@/server/cart/quote-cart";
import type { LiveQuote } from "@/server/checkout/repository";
import { AppError } from "@/server/errors";
import { fromHere, isFull, takeAttempts } from "@/server/limits/take-attempts";
import { type Basket, idempotencyKeyOf } from "./basket";
import { boughtBy } from "./order-token";
import { findBasketOrder, findHeldPieces } from "./repository";

/**
 * A live quote in which the pieces that the basket's own unpaid order holds can be bought by it. Wrong coupon codes are counted:
 * who guessed too often gets no answer to any code, right or wrong.
 */
export async function quoteBasket(wish: QuoteWish, heldByOrder: { id: string } | null): Promise<LiveQuote> {
  const guess = wish.code === null ? [] : [await fromHere("wrongCouponVisitor")];
  const isBarred = guess.length > 0 && (await isFull(guess));
  const held = heldByOrder && { id: heldByOrder.id, pieces: await findHeldPieces(heldByOrder.id) };
  const live = await quoteLiveCart(isBarred ? { ...wish, code: null } : wish, held);
  if (isBarred) return { ...live, quote: { ...live.quote, codeProblem: messageForStatus(429) } };
  if (live.priced.codeProblem?.kind === "unknown") await takeAttempts(guess).catch(ignoreFull);
  return live;
}

/** The last guess of many at once: the next one is barred. */
function ignoreFull(error: unknown): void {
  if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
}

/** Who is signed in, and what the account has proven. */
interface Person {
  id: string;
  email: string | null;
  phone: string | null;
  isPhoneProven: boolean;
  isEmailProven: boolean;
}

/**
 * What a cart costs now, and whether its basket has been bought meanwhile. Facts about a person (whether they ordered before,
 * what is on its way) only for a person who is signed in, by what that account has proven: a phone or an address that was
 * typed may be anybody's.
 */
export async function quoteCartOf(
  { lines, code, pincode, method }: Omit<CartQuoteRequest, "basketKey">,
  basket: Basket | null,
  viewer: Person | null,
): Promise<BasketQuote> {
  const known = basket?.browser ? await findBasketOrder(idempotencyKeyOf(basket)) : null;
  const customer = {
    userId: viewer?.id ?? null,
    email: viewer?.isEmailProven ? viewer.email : null,
    phone: viewer?.isPhoneProven ? viewer.phone : null,
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
