import { asPaise, type Paise } from "@/lib/money";

export interface DeliveryTerms {
  feePaise: Paise;
  /** Orders of at least this amount ship free; null when none do. */
  freeOverPaise: Paise | null;
  /** From the order to delivery. */
  minDays: number;
  maxDays: number;
}

/** The delivery price of an order of this amount. */
export function deliveryOf(
  { feePaise, freeOverPaise }: Pick<DeliveryTerms, "feePaise" | "freeOverPaise">,
  goodsPaise: Paise,
): Paise {
  return freeOverPaise !== null && goodsPaise >= freeOverPaise ? asPaise(0) : feePaise;
}
