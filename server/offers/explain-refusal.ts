import "server-only";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  code_taken: new AppError("conflict", "Another coupon has this code.", {
    code: "Another coupon has this code",
  }),
  code_used: new AppError(
    "conflict",
    "This code is used on orders, so it can't be changed. Create a new coupon.",
    {
      code: "This code is used on orders, so it can't be changed",
    },
  ),
  below_usage: new AppError("conflict", "It has already been used more often than that.", {
    maxUses: "It has already been used more often than that",
  }),
  coupon_used: "It's used on orders. Switch it off instead.",
  bad_target: new AppError(
    "invalid_input",
    "A category or product no longer exists. Reload the page and choose again.",
  ),
  bad_coupon: new AppError("invalid_input", "A value couldn't be saved. Please check the fields."),
  stale: "Someone else just changed this coupon. Reload the page.",
  not_found: new AppError("not_found", "Someone else has deleted this coupon."),
};

/** Explains why the database refuses to write a coupon. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, write);
}
