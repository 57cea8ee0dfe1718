import type { Paise } from "@/lib/money";

/** The subtotal counts list prices. Lines show what a piece costs now, so with a discount it must not pass for their sum. */
export function nameSubtotal(pieces: number, discountPaise: Paise): string {
  const name = discountPaise > 0 ? "Full price" : "Subtotal";
  return `${name} (${pieces === 1 ? "1 item" : `${pieces} items`})`;
}
