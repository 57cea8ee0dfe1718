import "server-only";
import type { VariantsByKey } from "@/lib/cart/cart-variant";
import { toCartQuote } from "@/lib/checkout/cart-quote";
import type { QuoteWish } from "@/lib/checkout/schemas";
import type { DesignBuyer } from "@/lib/designer/design-owner";
import type { Order } from "@/lib/orders/order";
import { indianDate } from "@/lib/orders/when";
import { parsePricingRules } from "@/lib/pricing/rules";
import { messageForStatus } from "@/lib/result";
import { findCartVariants } from "@/server/cart/repository";
import { now } from "@/server/clock";
import { findOrderableDesigns } from "@/server/designs/orderable-repository";
import { signPictures } from "@/server/designs/sign-picture";
import { AppError } from "@/server/errors";
import { fromHere, isFull, takeAttempts } from "@/server/limits/take-attempts";
import { boughtBy } from "@/server/orders/order-token";
import { findHeldPieces } from "@/server/orders/repository";
import { readPricingRules } from "@/server/pricing/repository";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { type Customer, readCheckoutFacts } from "./facts-repository";
import type { BasketQuote } from "./repository";

interface Circumstances {
  customer: Customer;
  /** Of the browser that buys. */
  browserKeyHash: string | null;
  /** The state of the address; null: the state of the pincode. */
  state: string | null;
  /** The current order of this basket: its reserved items are available to it. */
  order: Order | null;
}

/**
 * The price of a basket from live data; nothing is cached. Wrong coupon codes are counted: after too many
 * guesses no code gets a response, right or wrong.
 */
export async function quoteBasket(wish: QuoteWish, circumstances: Circumstances): Promise<BasketQuote> {
  const code = wish.code || null;
  const guess = code === null ? [] : [await fromHere("wrongCouponVisitor")];
  const isBarred = guess.length > 0 && (await isFull(guess));
  const basket = await priceBasket(wish, isBarred ? null : code, circumstances);
  if (isBarred) return { ...basket, quote: { ...basket.quote, codeProblem: messageForStatus(429) } };
  if (basket.priced.codeProblem?.kind === "unknown") await takeAttempts(guess).catch(ignoreFull);
  return basket;
}

async function priceBasket(
  wish: QuoteWish,
  code: string | null,
  { customer, browserKeyHash, state, order }: Circumstances,
): Promise<BasketQuote> {
  const { lines } = wish;
  const [pincode, method] = [wish.pincode ?? null, wish.method ?? null];
  const held = order ? await findHeldPieces(order.orderId) : undefined;
  const [variants, rules, { place, history, offers }] = await Promise.all([
    findVariants(lines, { userId: customer.userId, browserKeyHash }),
    readPricingRules(),
    readCheckoutFacts(customer, { code, pincode, exceptOrderId: order?.orderId ?? null }),
  ]);
  const { quote, priced } = toCartQuote(
    lines,
    variants,
    parsePricingRules(rules, reportBadSetting),
    {
      pincode,
      place,
      method,
      code,
      offers,
      state: state ?? place?.states[0] ?? null,
      on: indianDate(now()),
      codHistory: history,
    },
    held,
  );
  const bought = order && order.status !== "Pending Payment" ? boughtBy(order) : null;
  return {
    quote: { ...quote, lines: signPictures(quote.lines), bought },
    priced,
    variants,
    rules,
    zone: place?.zone ?? null,
  };
}

async function findVariants(lines: QuoteWish["lines"], buyer: DesignBuyer): Promise<VariantsByKey> {
  const versionIds = lines.flatMap(({ design }) => design ?? []);
  return findCartVariants(lines, await findOrderableDesigns(versionIds, buyer));
}

/** Parallel guesses can fill the limit here; the next one is refused. */
function ignoreFull(error: unknown): void {
  if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
}
