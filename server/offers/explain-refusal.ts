import "server-only";
import { AppError, inWords, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  code_taken: new AppError("conflict", "Another coupon has this code.", {
    code: "Another coupon has this code",
  }),
  code_used: new AppError("conflict", "Orders name this code, so it stays. Make a new coupon instead.", {
    code: "Orders name this code, so it stays",
  }),
  below_used: new AppError("conflict", "It has been used more often than that already.", {
    maxUses: "It has been used more often than that already",
  }),
  coupon_used: "Orders name this coupon, so it stays. Switch it off instead.",
  bad_target: new AppError(
    "invalid_input",
    "A category or product is gone. Reload the page and choose again.",
  ),
  bad_coupon: new AppError("invalid_input", "The database refused a value. Please check the fields."),
  stale: "Somebody else has just changed this coupon. Reload the page.",
  not_found: new AppError("not_found", "Somebody else has deleted this coupon."),
};

/** Says in words why the database refuses to write a coupon. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
