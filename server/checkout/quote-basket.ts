import "server-only";
import type { VariantsByKey } from "@/lib/cart/cart-variant";
import { toCartQuote } from "@/lib/checkout/cart-quote";
import type { QuoteRequest } from "@/lib/checkout/schemas";
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
import { isFull, spendAttempts, visitorAttempt } from "@/server/limits/spend-attempts";
import { toOrderedCart } from "@/server/orders/order-token";
import { findReservedQuantities } from "@/server/orders/repository";
import { readPricingRules } from "@/server/pricing/repository";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { type Customer, readQuoteFacts, readStock } from "./facts-repository";
import type { OrderQuote } from "./repository";

interface QuoteBuyer {
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
export async function quoteBasket(request: QuoteRequest, quoteBuyer: QuoteBuyer): Promise<OrderQuote> {
  const code = request.code || null;
  const guess = code === null ? [] : [await visitorAttempt("wrongCouponVisitor")];
  const isBarred = guess.length > 0 && (await isFull(guess));
  const basket = await priceBasket(request, isBarred ? null : code, quoteBuyer);
  if (isBarred) return { ...basket, quote: { ...basket.quote, codeProblem: messageForStatus(429) } };
  if (basket.priced.codeProblem?.kind === "unknown") await spendAttempts(guess).catch(ignoreFull);
  return basket;
}

async function priceBasket(
  request: QuoteRequest,
  code: string | null,
  { customer, browserKeyHash, state, order }: QuoteBuyer,
): Promise<OrderQuote> {
  const { lines } = request;
  const [pincode, method] = [request.pincode ?? null, request.method ?? null];
  const reserved = order ? await findReservedQuantities(order.orderId) : undefined;
  const [variants, rules, { place, history, offers }] = await Promise.all([
    findVariants(lines, { userId: customer.userId, browserKeyHash }),
    readPricingRules(),
    readQuoteFacts(customer, { code, pincode, exceptOrderId: order?.orderId ?? null }),
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
    reserved,
  );
  const bought = order && order.status !== "Pending Payment" ? toOrderedCart(order) : null;
  return {
    quote: { ...quote, lines: signPictures(quote.lines), bought },
    priced,
    variants,
    rules,
    zone: place?.zone ?? null,
  };
}

/** Public stock ends at 11, enough for one line. Several lines of one size, such as a team's tees, share more than that. */
async function findVariants(lines: QuoteRequest["lines"], buyer: DesignBuyer): Promise<VariantsByKey> {
  const versionIds = lines.flatMap(({ design }) => design ?? []);
  const variants = await findCartVariants(lines, await findOrderableDesigns(versionIds, buyer));
  const ids = [...variants.values()].map(({ variantId }) => variantId);
  const stock = await readStock(ids.filter((id, at) => ids.indexOf(id) < at));
  return new Map(
    [...variants].map(([key, variant]) => [
      key,
      { ...variant, free: stock.get(variant.variantId) ?? variant.free },
    ]),
  );
}

/** Parallel guesses can fill the limit here; the next one is refused. */
function ignoreFull(error: unknown): void {
  if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
}
