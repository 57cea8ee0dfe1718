import type { Coupon } from "@/lib/coupons/coupon";
import { asPaise } from "@/lib/paise";

/** Ten percent off everything for everyone who types it. */
export const makeCoupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: "TEN",
  description: "",
  kind: "percent",
  value: 10,
  maxDiscountPaise: null,
  minGoodsPaise: asPaise(0),
  minItems: 1,
  isFirstOrderOnly: false,
  isPrepaidOnly: false,
  isAutomatic: false,
  isPublic: false,
  categoryIds: [],
  productIds: [],
  updatedAt: "2026-11-21T00:00:00Z",
  ...more,
});
