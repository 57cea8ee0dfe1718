import type { VariantsByKey } from "@/lib/cart/cart-variant";
import type { CartLineInput } from "@/lib/cart/schemas";
import { type CartQuote, type QuoteContext, toCartQuote } from "@/lib/checkout/cart-quote";
import { explainCouponProblem } from "@/lib/coupons/explain";
import { formatPaise } from "@/lib/money";
import type { OfferedCoupon } from "@/lib/pricing/price-items";
import type { PricingRules } from "@/lib/pricing/rules";

/** The result of a rule for a cart: used · beaten by a better one · possible if its code were entered · refused. */
type Outcome = "used" | "beaten" | "possible" | "refused";

export interface Verdict {
  /** A coupon's code, or the name of another rule. */
  name: string;
  couponId: number | null;
  outcome: Outcome;
  words: string;
}

interface Simulated {
  quote: Omit<CartQuote, "bought">;
  verdicts: Verdict[];
}

interface Cart {
  lines: readonly CartLineInput[];
  variants: VariantsByKey;
  rules: PricingRules;
  /** `offers`: as the checkout gets them. */
  context: QuoteContext;
}

/**
 * The checkout's price for a cart, and why each rule applies or not. `others`: active coupons whose codes
 * were not entered.
 */
export function simulate(
  { lines, variants, rules, context }: Cart,
  others: readonly OfferedCoupon[],
): Simulated {
  const { quote } = toCartQuote(lines, variants, rules, context);
  const judge = (offer: OfferedCoupon): Verdict => {
    const { id, code, isAutomatic } = offer.coupon;
    const named = { name: code, couponId: id };
    const alone = toCartQuote(lines, variants, rules, { ...context, code, offers: [offer] }).priced;
    if (alone.codeProblem) {
      return { ...named, outcome: "refused", words: explainCouponProblem(code, alone.codeProblem) };
    }
    const saves = formatPaise(alone.coupon?.savedPaise ?? alone.couponPaise);
    if (quote.coupon?.id === id) return { ...named, outcome: "used", words: `Saves ${saves}.` };
    if (!isAutomatic && code !== context.code) {
      return { ...named, outcome: "possible", words: `Would save ${saves} if the customer enters the code.` };
    }
    const best = quote.coupon
      ? `${quote.coupon.code} saves ${formatPaise(quote.coupon.savedPaise)}`
      : "another saves more";
    return {
      ...named,
      outcome: "beaten",
      words: `Would save ${saves}, but ${best}. Only one coupon applies per order.`,
    };
  };
  const offered = context.offers.map(judge);
  const isKnown = context.offers.some(({ coupon }) => coupon.code === context.code);
  const unknown: Verdict[] =
    context.code === null || isKnown
      ? []
      : [
          {
            name: context.code,
            couponId: null,
            outcome: "refused",
            words: quote.codeProblem ?? explainCouponProblem(context.code, { kind: "unknown" }),
          },
        ];
  return {
    quote,
    verdicts: [...judgeShop(quote, rules, context), ...unknown, ...offered, ...others.map(judge)],
  };
}

/** The shop's rules other than coupons. */
function judgeShop(
  quote: Omit<CartQuote, "bought">,
  rules: PricingRules,
  { method }: QuoteContext,
): Verdict[] {
  const discount: Verdict = {
    name: "Shop-wide discount",
    couponId: null,
    outcome: rules.discountPercent > 0 ? "used" : "refused",
    words:
      rules.discountPercent > 0
        ? `${rules.discountPercent}% off each item: ${formatPaise(quote.discountPaise)} in total.`
        : "None right now.",
  };
  const isBuyable = quote.lines.some(({ quantity }) => quantity > 0);
  const isFree = quote.shippingPaise === 0;
  const over = quote.freeShippingOverPaise;
  const missing = quote.toFreeShippingPaise;
  const delivery: Verdict = {
    name: "Free delivery",
    couponId: null,
    outcome: isFree && isBuyable ? "used" : "refused",
    words: isFree
      ? isBuyable
        ? "Delivery is free."
        : "Nothing in this cart is available."
      : `Delivery costs ${formatPaise(quote.shippingPaise)}. ${
          missing === null || over === null
            ? "It's never free here."
            : `It's free from ${formatPaise(over)}: add ${formatPaise(missing)}.`
        }`,
  };
  const problem = quote.codProblem;
  const cash: Verdict[] =
    method === "cod"
      ? [
          {
            name: "Cash on delivery",
            couponId: null,
            outcome: problem ? "refused" : "used",
            words: problem ?? `Costs ${formatPaise(quote.codFeePaise)} extra.`,
          },
        ]
      : [];
  return [discount, delivery, ...cash];
}
