import { asPaise, type Paise, roundToRupees } from "@/lib/money";
import { applyPercentOff } from "@/lib/percent-off";

/** The unit price with the shop-wide discount. */
export interface DiscountedPrice {
  listPaise: Paise;
  unitPaise: Paise;
  /** Whole or decimal percent, 0 without a discount. */
  percentOff: number;
}

const oneRupee = asPaise(100);

/** The rounding of discountPrice() in a shop owner's words. */
export const roundingRule = "Discounted prices are rounded to whole rupees and are at least ₹1.";

/**
 * The rounding rule of a price: the discounted price to the nearest rupee, half a rupee up; at least one
 * rupee, and never more than the list price. Without a discount the list price stays unchanged. The
 * search's product_condition() in SQL compares the same price.
 */
export function discountPrice(listPaise: Paise, percent: number): DiscountedPrice {
  const unitPaise = roundDiscounted(listPaise, applyPercentOff(listPaise, percent));
  return { listPaise, unitPaise, percentOff: unitPaise < listPaise ? percent : 0 };
}

function roundDiscounted(listPaise: Paise, exactPaise: Paise): Paise {
  if (exactPaise === listPaise || exactPaise === 0) return exactPaise;
  return asPaise(Math.min(listPaise, roundPrice(exactPaise)));
}

/** To the nearest rupee, half a rupee up; at least one rupee. */
export function roundPrice(exactPaise: Paise): Paise {
  return asPaise(Math.max(oneRupee, roundToRupees(exactPaise)));
}
