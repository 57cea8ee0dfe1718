import { formatPaise } from "@/lib/money";
import type { Coupon, CouponProblem } from "./coupon";

interface Terms extends Pick<Coupon, "minGoodsPaise" | "minItems" | "isFirstOrderOnly" | "isPrepaidOnly"> {}

/** What a coupon requires, apart from the items it is for: "On orders from ₹1,499. First order only." */
export function describeTerms({ minGoodsPaise, minItems, isFirstOrderOnly, isPrepaidOnly }: Terms): string {
  return [
    minGoodsPaise > 0 ? `On orders from ${formatPaise(minGoodsPaise)}.` : "",
    minItems > 1 ? `On ${minItems} items or more.` : "",
    isFirstOrderOnly ? "First order only." : "",
    isPrepaidOnly ? "Online payment only." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Why a code does not work, and what would make it work. */
export function explainCouponProblem(code: string, problem: CouponProblem): string {
  switch (problem.kind) {
    case "unknown":
      return `The code ${code} doesn't exist. Please check the spelling.`;
    case "over":
      return `${code} isn't valid right now.`;
    case "not_yours":
      return `${code} is for one customer. Log in to that account, or order with its email address.`;
    case "used_up":
      return `${code} has been used up.`;
    case "not_first_order":
      return `${code} is for first orders, and you've ordered with us before.`;
    case "used_by_you":
      return `You've already used ${code}.`;
    case "prepaid_only":
      return `${code} is for online payment. Choose “Pay online” to use it.`;
    case "not_for_these":
      return `${code} doesn't apply to the items in your cart.`;
    case "nothing_off":
      return `${code} gives no discount on this cart.`;
    case "below_minimum":
      return `Add ${formatPaise(problem.missingPaise)} more to use ${code}.`;
    case "too_few_items":
      return `Add ${problem.missing} more ${problem.missing === 1 ? "item" : "items"} to use ${code}.`;
  }
}

/** For an order that was placed before another one of the same person was paid or confirmed. */
export const reusedCouponMessage =
  "You've already used this order's coupon on another order. Please cancel this one and order again without it.";
