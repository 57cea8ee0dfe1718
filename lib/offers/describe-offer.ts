import type { Coupon } from "@/lib/coupons/coupon";
import { asPaise, formatPaise, type Paise } from "@/lib/money";

interface CouponTerms extends Pick<Coupon, "kind" | "value"> {
  maxDiscountPaise: Paise | null;
  minGoodsPaise: Paise;
}

/** A coupon's benefit, briefly: "20% off, up to ₹200, from ₹999". */
export function describeOffer({ kind, value, maxDiscountPaise, minGoodsPaise }: CouponTerms): string {
  const gift = {
    percent: `${value}% off`,
    fixed: `${formatPaise(asPaise(value))} off`,
    free_shipping: "Free delivery",
    free_item: "Cheapest item free",
  }[kind];
  const cap = maxDiscountPaise === null ? "" : `, up to ${formatPaise(maxDiscountPaise)}`;
  const least = minGoodsPaise === 0 ? "" : `, from ${formatPaise(minGoodsPaise)}`;
  return `${gift}${cap}${least}`;
}
