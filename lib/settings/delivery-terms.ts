import { asPaise, type Paise } from "@/lib/money";

export interface DeliveryTerms {
  feePaise: Paise;
  /** Goods for at least this much ship free; null when nothing does. */
  freeOverPaise: Paise | null;
  /** From the order to the door. */
  minDays: number;
  maxDays: number;
}

/** What delivery of goods for so much costs. */
export function deliveryOf(
  { feePaise, freeOverPaise }: Pick<DeliveryTerms, "feePaise" | "freeOverPaise">,
  goodsPaise: Paise,
): Paise {
  return freeOverPaise !== null && goodsPaise >= freeOverPaise ? asPaise(0) : feePaise;
}
