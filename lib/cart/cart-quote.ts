import { asPaise, type Paise } from "@/lib/money";
import { type PricingRules, quoteItems, type Totals } from "@/lib/pricing/quote";
import { lineKey } from "./cart";

const zero = asPaise(0);

/** ok · reduced: fewer are left than wanted · sold_out · unavailable: no longer in the shop. */
type LineState = "ok" | "reduced" | "sold_out" | "unavailable";

/** What the shop says about a line that a shopper wants. */
export interface QuotedLine {
  key: string;
  state: LineState;
  id: number;
  size: string;
  color: string;
  wanted: number;
  /** Pieces that the totals count: as many of the wanted ones as can be bought. */
  quantity: number;
  available: number;
  title: string | null;
  slug: string | null;
  colorName: string | null;
  imageUrl: string | null;
  listPaise: Paise;
  unitPaise: Paise;
  linePaise: Paise;
}

export interface CartQuote extends Totals {
  lines: QuotedLine[];
  freeShippingOverPaise: Paise | null;
  /** Every line can be bought as wanted, and there is at least one. */
  canOrder: boolean;
}

/** A variant as it is in the shop now. */
export interface CartVariant {
  variantId: number;
  productId: number;
  size: string;
  color: string;
  colorName: string;
  title: string;
  slug: string;
  imageUrl: string | null;
  listPaise: Paise;
  /** Pieces that nobody has been promised. */
  free: number;
}

interface WantedLine {
  id: number;
  size: string;
  color: string;
  quantity: number;
}

export type VariantsByKey = ReadonlyMap<string, CartVariant>;

/** `held`: pieces by variant that this same basket already holds by an unpaid order; they are its own to buy. */
export function quoteCart(
  wantedLines: readonly WantedLine[],
  variants: VariantsByKey,
  rules: PricingRules,
  held: ReadonlyMap<number, number> = new Map(),
): CartQuote {
  const items = wantedLines.map((line) => {
    const variant = variants.get(lineKey(line));
    const available = variant ? variant.free + (held.get(variant.variantId) ?? 0) : 0;
    return { line, variant, available, quantity: Math.min(line.quantity, available) };
  });
  const buyable = items.flatMap(({ line, variant, quantity }) =>
    variant && quantity > 0 ? [{ key: lineKey(line), listPaise: variant.listPaise, quantity }] : [],
  );
  const { items: priced, ...totals } = quoteItems(buyable, rules);
  const pricedByKey = new Map(priced.map((item) => [item.key, item]));
  const lines = items.map(({ line, variant, available, quantity }): QuotedLine => {
    const key = lineKey(line);
    const [unit] = variant ? quoteItems([{ listPaise: variant.listPaise, quantity: 1 }], rules).items : [];
    return {
      key,
      state: stateOf(line.quantity, variant, available),
      id: line.id,
      size: line.size,
      color: line.color,
      wanted: line.quantity,
      quantity,
      available,
      title: variant?.title ?? null,
      slug: variant?.slug ?? null,
      colorName: variant?.colorName ?? null,
      imageUrl: variant?.imageUrl ?? null,
      listPaise: variant?.listPaise ?? zero,
      unitPaise: unit?.unitPaise ?? zero,
      linePaise: pricedByKey.get(key)?.linePaise ?? zero,
    };
  });
  return {
    ...totals,
    lines,
    freeShippingOverPaise: rules.freeShippingOverPaise,
    canOrder: lines.length > 0 && lines.every((line) => line.state === "ok"),
  };
}

function stateOf(wanted: number, variant: CartVariant | undefined, available: number): LineState {
  if (!variant) return "unavailable";
  if (available <= 0) return "sold_out";
  return available < wanted ? "reduced" : "ok";
}
