import { addPaise, asPaise, type Paise, roundToRupees } from "@/lib/money";
import { applyPercentOff } from "@/lib/percent-off";

export const couponKinds = ["percent", "fixed", "free_shipping", "free_item"] as const;
type CouponKind = (typeof couponKinds)[number];

export interface Coupon {
  id: number;
  code: string;
  description: string;
  kind: CouponKind;
  /** percent: per cent, to two decimals. fixed: paise. Otherwise 0. */
  value: number;
  maxDiscountPaise: Paise | null;
  /** Of all items, after the shop-wide discount. */
  minGoodsPaise: Paise;
  /** Of the items that it applies to; `free_item` makes the cheapest of them free. */
  minItems: number;
  isFirstOrderOnly: boolean;
  isPrepaidOnly: boolean;
  isAutomatic: boolean;
  /** Shown to everyone. */
  isPublic: boolean;
  /** With productIds: what it applies to. Both empty: everything. */
  categoryIds: readonly number[];
  productIds: readonly number[];
  /** As the database returned it, so that the database detects a change. */
  updatedAt: string;
}

/** Problems that only the database can find, and those visible in the basket. */
export const customerProblems = ["over", "not_yours", "used_up", "not_first_order", "used_by_you"] as const;
export type CustomerProblem = (typeof customerProblems)[number];
export type CouponProblem =
  | { kind: CustomerProblem | "unknown" | "prepaid_only" | "not_for_these" | "nothing_off" }
  | { kind: "below_minimum"; missingPaise: Paise }
  | { kind: "too_few_items"; missing: number };

export interface CouponLine {
  productId: number;
  categoryIds: readonly number[];
  /** After the shop-wide discount. */
  unitPaise: Paise;
  linePaise: Paise;
  quantity: number;
}

/** A coupon's discount on each line, in line order, and whether delivery becomes free. */
export interface CouponSaving {
  shares: Paise[];
  discountPaise: Paise;
  isShippingFree: boolean;
}

/** The discount on these lines, or why there is none. Customer rules are not checked here. */
export function applyCoupon(
  coupon: Coupon,
  lines: readonly CouponLine[],
  method: "online" | "cod" | null,
): CouponSaving | CouponProblem {
  const isFor = lines.map((line) => covers(coupon, line));
  const itemCount = sum(lines.map((line, index) => (isFor[index] ? line.quantity : 0)));
  if (itemCount === 0) return { kind: "not_for_these" };
  const goodsPaise = addPaise(...lines.map((line) => line.linePaise));
  if (goodsPaise < coupon.minGoodsPaise) {
    return { kind: "below_minimum", missingPaise: asPaise(coupon.minGoodsPaise - goodsPaise) };
  }
  if (itemCount < coupon.minItems) return { kind: "too_few_items", missing: coupon.minItems - itemCount };
  if (coupon.isPrepaidOnly && method === "cod") return { kind: "prepaid_only" };
  const base = lines.map((line, index) => (isFor[index] ? line.linePaise : asPaise(0)));
  const shares = sharesOf(coupon, base, lines, isFor);
  const discountPaise = addPaise(...shares);
  const isShippingFree = coupon.kind === "free_shipping";
  return discountPaise === 0 && !isShippingFree
    ? { kind: "nothing_off" }
    : { shares, discountPaise, isShippingFree };
}

function covers({ categoryIds, productIds }: Coupon, line: CouponLine): boolean {
  if (categoryIds.length === 0 && productIds.length === 0) return true;
  return productIds.includes(line.productId) || line.categoryIds.some((id) => categoryIds.includes(id));
}

function sharesOf(
  coupon: Coupon,
  base: readonly Paise[],
  lines: readonly CouponLine[],
  isFor: readonly boolean[],
): Paise[] {
  const total = addPaise(...base);
  const capped = (amount: number) => asPaise(Math.min(amount, coupon.maxDiscountPaise ?? amount, total));
  switch (coupon.kind) {
    case "percent":
      return divide(capped(roundToRupees(asPaise(total - applyPercentOff(total, coupon.value)))), base);
    case "fixed":
      return divide(capped(coupon.value), base);
    case "free_shipping":
      return base.map(() => asPaise(0));
    case "free_item": {
      // Off all items of the offer, not only the cheapest: returning the others forfeits their share.
      const prices = lines.flatMap((line, index) => (isFor[index] ? [line.unitPaise] : []));
      return divide(capped(Math.min(...prices)), base);
    }
  }
}

/**
 * Divides an amount in proportion to weights, to the paisa: rounded down, and the remainder goes, a
 * paisa each, to the parts that lost most by rounding; on a tie to the first. `amount` is at most the sum of the weights.
 */
export function divide(amount: Paise, weights: readonly Paise[]): Paise[] {
  const total = BigInt(sum(weights));
  if (total === 0n) return weights.map(() => asPaise(0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / total));
  const left = amount - sum(shares);
  const byLoss = exact
    .map((part, index) => ({ index, loss: part % total }))
    .toSorted((a, b) => (a.loss === b.loss ? a.index - b.index : a.loss > b.loss ? -1 : 1));
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map(asPaise);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
