import type { Paise } from "@/lib/money";

/** The subtotal adds up list prices. Lines show discounted prices, so with a discount it must not look like their sum. */
export function subtotalLabel(itemCount: number, discountPaise: Paise): string {
  const name = discountPaise > 0 ? "Full price" : "Subtotal";
  return `${name} (${itemCount === 1 ? "1 item" : `${itemCount} items`})`;
}
