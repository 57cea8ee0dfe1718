import type { Coupon } from "@/lib/coupons/coupon";
import { asPaise, type Paise } from "@/lib/money";
import { type ItemToPrice, priceItems } from "@/lib/pricing/price-items";
import type { PricingRules } from "@/lib/pricing/rules";

const listPaise = asPaise(49_900);

interface Example {
  itemCount: number;
  unitPaise: Paise;
  /** Items and delivery without the offer, and with it. */
  beforePaise: Paise;
  afterPaise: Paise;
}

/** The effect of an offer on the smallest cart of one sample tee that qualifies, by the shop's own calculator. */
export function exampleOf(coupon: Coupon, rules: PricingRules, on: string): Example {
  const item = (quantity: number): ItemToPrice => ({
    productId: coupon.productIds[0] ?? 0,
    categoryIds: coupon.categoryIds,
    hsn: "6109",
    listPaise,
    quantity,
  });
  const context = { zone: null, state: null, method: "online", on, code: coupon.code } as const;
  const price = (quantity: number, offers: { coupon: Coupon; problem: null }[]) =>
    priceItems([item(quantity)], rules, { ...context, offers });
  const unitPaise = price(1, []).items[0]?.linePaise ?? listPaise;
  const forMinimum = unitPaise > 0 ? Math.ceil(coupon.minGoodsPaise / unitPaise) : 1;
  const itemCount = Math.max(coupon.minItems, forMinimum, 1);
  return {
    itemCount,
    unitPaise,
    beforePaise: price(itemCount, []).totalPaise,
    afterPaise: price(itemCount, [{ coupon, problem: null }]).totalPaise,
  };
}
