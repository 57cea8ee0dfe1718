import { compareSizes, listSizes } from "@/lib/catalog/sort-sizes";
import type { OrderItem } from "./order";

/** The exchange options of a product's item. */
export interface ExchangeVariant {
  id: number;
  productId: number;
  size: string;
  color: string;
  colorName: string;
}

const isKidsSize = ({ size }: { size: string }): boolean => /^\d+-\d+Y$/i.test(size);

/**
 * The same product: the item's own colour first, and in each colour the next sizes before distant ones, larger first.
 * Kids' sizes are offered for an adult's tee, and the reverse, only when there is nothing else.
 */
export function listExchangesFor(
  variants: readonly ExchangeVariant[],
  item: Pick<OrderItem, "variantId" | "productId" | "size" | "color">,
): ExchangeVariant[] {
  const all = variants.filter(({ id, productId }) => productId === item.productId && id !== item.variantId);
  const fitting = all.filter((variant) => isKidsSize(variant) === isKidsSize(item));
  const others = fitting.length > 0 ? fitting : all;
  const sizes = listSizes([...others, item]);
  const own = sizes.indexOf(item.size);
  const distance = ({ size }: ExchangeVariant) => Math.abs(sizes.indexOf(size) - own);
  return others.toSorted(
    (a, b) =>
      Number(b.color === item.color) - Number(a.color === item.color) ||
      a.colorName.localeCompare(b.colorName, "en") ||
      distance(a) - distance(b) ||
      compareSizes(b.size, a.size),
  );
}

/** Offered to tap. */
export const commonReasons = {
  exchange: ["Too small", "Too large", "I'd like another colour"],
  return: ["Doesn't fit", "Not as I expected", "I changed my mind"],
} as const;

const sizeSteps: Record<string, number> = { "Too small": 1, "Too large": -1 };

/** The next size in the item's own colour, when the reason asks for a larger or a smaller one. */
export function suggestExchange(
  reason: string,
  ...[variants, item]: Parameters<typeof listExchangesFor>
): ExchangeVariant | undefined {
  return listExchangesFor(variants, item).find(
    ({ color, size }) =>
      color === item.color && Math.sign(compareSizes(size, item.size)) === sizeSteps[reason],
  );
}
