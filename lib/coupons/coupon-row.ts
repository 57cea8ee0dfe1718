import { z } from "zod";
import { toPaise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { couponKinds } from "./coupon";

/** What lists, pages and the checkout read of a coupon. */
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

/** What applies to a basket. */
export const couponRuleFields = {
  ...couponFields,
  minPieces: z.number(),
  isFirstOrderOnly: z.boolean(),
  isPrepaidOnly: z.boolean(),
  categoryIds: z.array(z.number()),
  productIds: z.array(z.number()),
  updatedAt: z.string(),
};

export const couponColumns = { maxDiscountPaise: "max_discount", minGoodsPaise: "min_goods" };

/** The database has rupees where the value is an amount. */
export function inPaise<Fields extends { kind: string; value: number }>(coupon: Fields): Fields {
  return coupon.kind === "fixed" ? { ...coupon, value: toPaise(coupon.value) } : coupon;
}
