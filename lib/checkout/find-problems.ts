import { addressRules, type FieldRule, findProblemsBy } from "@/lib/addresses/fields";
import type { FieldErrors } from "@/lib/result";
import { type CheckoutField, type CheckoutValues, checkoutFields } from "./fields";

const rules: Record<CheckoutField, FieldRule> = {
  ...addressRules,
  email: {
    limit: 254,
    check: (value) =>
      /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : "Please enter a valid email address",
  },
};

/** Everything that is wrong with what was typed, by field. Not in `fields.ts`: the page needs the names at once, the rules at the click. */
export function findProblems(
  values: CheckoutValues,
  fields: readonly CheckoutField[] = checkoutFields,
): FieldErrors {
  return findProblemsBy(rules, fields, values);
}
