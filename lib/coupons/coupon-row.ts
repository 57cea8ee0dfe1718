import { z } from "zod";
import { toPaise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { couponKinds } from "./coupon";

/** The columns that lists, pages and the checkout read. */
export const couponFields = {
  id: z.number(),
  code: z.string(),
  description: z.string(),
  kind: z.enum(couponKinds),
  value: z.number(),
  maxDiscountPaise: money.nullable(),
  minGoodsPaise: money,
  isAutomatic: z.boolean(),
};

/** The rules that apply to a basket. */
export const couponRuleFields = {
  ...couponFields,
  minItems: z.number(),
  isFirstOrderOnly: z.boolean(),
  isPrepaidOnly: z.boolean(),
  isPublic: z.boolean(),
  categoryIds: z.array(z.number()),
  productIds: z.array(z.number()),
  updatedAt: z.string(),
};

export const couponColumns = { maxDiscountPaise: "max_discount", minGoodsPaise: "min_goods" };

/** Amounts are in rupees in the database. */
export function inPaise<Fields extends { kind: string; value: number }>(coupon: Fields): Fields {
  return coupon.kind === "fixed" ? { ...coupon, value: toPaise(coupon.value) } : coupon;
}
