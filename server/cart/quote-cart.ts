import "server-only";
import { quoteCart } from "@/lib/cart/cart-quote";
import type { WantedLine } from "@/lib/cart/schemas";
import { indianDate } from "@/lib/orders/when";
import { parsePricingRules } from "@/lib/pricing/rules";
import { type Customer, type LiveQuote, readCheckoutFacts } from "@/server/checkout/repository";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import { findCartVariants, readPricingRules } from "./repository";

export interface QuoteWish {
  lines: readonly WantedLine[];
  /** As a code, see toCouponCode(). */
  code: string | null;
  pincode: string | null;
  /** Of the address; null: that of the pincode. */
  state: string | null;
  method: "razorpay" | "cod" | null;
  customer: Customer;
}

/** What an unpaid order of the same basket holds already. */
export interface HeldOrder {
  id: string;
  pieces: ReadonlyMap<number, number>;
}

/** Prices a cart from the database as it is now; nothing here is cached. */
export async function quoteLiveCart(wish: QuoteWish, held: HeldOrder | null): Promise<LiveQuote> {
  const { lines, code, pincode, method, customer } = wish;
  const [variants, rules, { place, history, offers }] = await Promise.all([
    findCartVariants(lines),
    readPricingRules(),
    readCheckoutFacts(customer, { code, pincode, exceptOrderId: held?.id ?? null }),
  ]);
  const state = wish.state ?? place?.states[0] ?? null;
  const on = indianDate(new Date());
  const cart = quoteCart(
    lines,
    variants,
    parsePricingRules(rules, reportBadSetting),
    { pincode, place, state, method, code, on, offers, codHistory: history },
    held?.pieces,
  );
  return { ...cart, variants, rules, zone: place?.zone ?? null };
}
