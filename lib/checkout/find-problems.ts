import { addressRules, type FieldRule, findProblemsBy } from "@/lib/addresses/fields";
import { invalidEmailMessage, isEmail, maxEmailLength } from "@/lib/email";
import { isGstin } from "@/lib/gstin";
import type { FieldErrors } from "@/lib/result";
import { type CheckoutField, type CheckoutValues, checkoutFields } from "./fields";

const rules: Record<CheckoutField, FieldRule> = {
  ...addressRules,
  email: {
    limit: maxEmailLength,
    check: (email) => (isEmail(email) ? null : invalidEmailMessage),
  },
};

/** All problems, by field. Not in `fields.ts`: the page needs the names at once and the rules only on submit. */
export function findProblems(
  values: CheckoutValues,
  fields: readonly CheckoutField[] = checkoutFields,
): FieldErrors {
  return findProblemsBy(rules, fields, values);
}

export const noteLimit = 500;
export const giftNoteLimit = 200;

/** For a business order: a number and a name, or neither. */
export function findBusinessProblems({
  gstin,
  businessName,
}: {
  gstin: string;
  businessName: string;
}): FieldErrors {
  if (gstin === "" && businessName === "") return {};
  return {
    ...(isGstin(gstin) ? {} : { gstin: "Please check each of the 15 characters of your GSTIN" }),
    ...(businessName.length >= 2 ? {} : { businessName: "Please enter your business name" }),
  };
}
