import "server-only";
import { type CartQuote, quoteCart, type VariantsByKey } from "@/lib/cart/cart-quote";
import type { WantedLine } from "@/lib/cart/schemas";
import { parsePricingRules } from "@/lib/pricing/quote";
import { findCartVariants, getPricingSettings } from "./repository";

/** A quote with the facts that it stands on, for who places the order. */
export interface LiveQuote {
  quote: CartQuote;
  variants: VariantsByKey;
  settings: Record<string, string>;
}

/** Prices a cart from the database as it is now; nothing here is cached. */
export async function quoteLiveCart(
  lines: readonly WantedLine[],
  held?: ReadonlyMap<number, number>,
): Promise<LiveQuote> {
  const [variants, settings] = await Promise.all([findCartVariants(lines), getPricingSettings()]);
  return { quote: quoteCart(lines, variants, parsePricingRules(settings), held), variants, settings };
}
