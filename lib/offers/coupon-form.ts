import type { Coupon } from "@/lib/coupons/coupon";
import { toIndianInput } from "@/lib/indian-input";
import { asPaise, type Paise, toRupees } from "@/lib/money";

/** As typed: rupees and figures as text, dates in Indian time. */
export interface CouponForm {
  code: string;
  description: string;
  kind: Coupon["kind"];
  value: string;
  maxDiscount: string;
  minGoods: string;
  minItems: string;
  startsAt: string;
  endsAt: string;
  maxUses: string;
  maxUsesPerCustomer: string;
  isFirstOrderOnly: boolean;
  isPrepaidOnly: boolean;
  isAutomatic: boolean;
  isPublic: boolean;
  categoryIds: string[];
  productIds: string[];
}

export const couponLabels: Record<keyof CouponForm, string> = {
  code: "Code",
  description: "Description",
  kind: "Type",
  value: "Discount",
  maxDiscount: "Maximum discount",
  minGoods: "Minimum order",
  minItems: "Minimum items",
  startsAt: "Starts",
  endsAt: "Ends",
  maxUses: "Usage limit",
  maxUsesPerCustomer: "Limit per customer",
  isFirstOrderOnly: "First order only",
  isPrepaidOnly: "Online payment only",
  isAutomatic: "Automatic",
  isPublic: "Show to everyone",
  categoryIds: "Categories",
  productIds: "Products",
};

export const emptyCoupon: CouponForm = {
  code: "",
  description: "",
  kind: "percent",
  value: "",
  maxDiscount: "",
  minGoods: "",
  minItems: "1",
  startsAt: "",
  endsAt: "",
  maxUses: "",
  maxUsesPerCustomer: "",
  isFirstOrderOnly: false,
  isPrepaidOnly: false,
  isAutomatic: false,
  isPublic: false,
  categoryIds: [],
  productIds: [],
};

/** A coupon's rules with its schedule and limits. */
export interface CouponRules extends Coupon {
  /** ISO */
  startsAt: string;
  endsAt: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
}

export function toCouponForm(rules: CouponRules): CouponForm {
  const rupees = (amount: Paise | null) => (amount === null ? "" : String(toRupees(amount)));
  const count = (value: number | null) => (value === null ? "" : String(value));
  const { kind, value } = rules;
  return {
    code: rules.code,
    description: rules.description,
    kind,
    value: kind === "percent" ? String(value) : kind === "fixed" ? rupees(asPaise(value)) : "",
    maxDiscount: rupees(rules.maxDiscountPaise),
    minGoods: rules.minGoodsPaise === 0 ? "" : rupees(rules.minGoodsPaise),
    minItems: count(rules.minItems),
    startsAt: toIndianInput(rules.startsAt),
    endsAt: rules.endsAt === null ? "" : toIndianInput(rules.endsAt),
    maxUses: count(rules.maxUses),
    maxUsesPerCustomer: count(rules.maxUsesPerCustomer),
    isFirstOrderOnly: rules.isFirstOrderOnly,
    isPrepaidOnly: rules.isPrepaidOnly,
    isAutomatic: rules.isAutomatic,
    isPublic: rules.isPublic,
    categoryIds: rules.categoryIds.map(String),
    productIds: rules.productIds.map(String),
  };
}
