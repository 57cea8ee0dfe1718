import { formatPaise } from "@/lib/money";
import type { CouponProblem } from "./coupon";

/** Why a code does not work, and what would make it work. */
export function explainCouponProblem(code: string, problem: CouponProblem): string {
  switch (problem.kind) {
    case "unknown":
      return `We don't know the code ${code}. Please check the spelling.`;
    case "over":
      return `${code} is not valid at the moment.`;
    case "not_yours":
      return `${code} was given to one person. Sign in to their account, or order with their email address, to use it.`;
    case "used_up":
      return `${code} has been used up.`;
    case "not_first_order":
      return `${code} is for a first order, and you have ordered with us before.`;
    case "used_by_you":
      return `You have used ${code} already.`;
    case "prepaid_only":
      return `${code} is for orders that are paid online. Choose to pay online to use it.`;
    case "not_for_these":
      return `${code} is not for what is in your cart.`;
    case "nothing_off":
      return `${code} takes nothing off this cart.`;
    case "below_minimum":
      return `Add ${formatPaise(problem.missingPaise)} more to use ${code}.`;
    case "too_few_pieces":
      return `Add ${problem.missing} more ${problem.missing === 1 ? "piece" : "pieces"} to use ${code}.`;
  }
}

/** Of an order that was placed before another one of the same person was paid or confirmed. */
export const reusedCouponMessage =
  "The coupon of this order is no longer yours to use: another order of yours was confirmed meanwhile. Please cancel this one and order again without it.";
