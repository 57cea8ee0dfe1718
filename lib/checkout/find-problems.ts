import { addressRules, type FieldRule, findProblemsBy } from "@/lib/addresses/fields";
import { invalidEmailMessage, isEmail, maxEmailLength } from "@/lib/email";
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

/** State code, PAN, entity, Z, check character: the GST network's format. */
const gstinPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

export function toGstin(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

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
    ...(isGstin(gstin) ? {} : { gstin: "Please check your GSTIN: it has 15 characters" }),
    ...(businessName.length >= 2 ? {} : { businessName: "Please enter your business name" }),
  };
}

/** The last character is a checksum of the others: letters count 10 to 35, every second one twice. */
export function isGstin(gstin: string): boolean {
  if (!gstinPattern.test(gstin)) return false;
  const digits = [...gstin].map((character) => Number.parseInt(character, 36));
  const sum = digits.slice(0, 14).reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[14] === (36 - (sum % 36)) % 36;
}
