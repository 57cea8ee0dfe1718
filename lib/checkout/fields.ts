import { findIndianMobileProblem } from "@/lib/phone";
import type { FieldErrors } from "@/lib/result";
import { isIndianState } from "./states";

/** What a person types at checkout, in the order in which it stands on the page. */
export const checkoutFields = [
  "name",
  "email",
  "phone",
  "pincode",
  "line1",
  "line2",
  "city",
  "state",
] as const;
export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutValues = Record<CheckoutField, string>;

/** What is known of a signed-in person. */
export type KnownBuyer = Pick<CheckoutValues, "name" | "email" | "phone">;

export const emptyCheckoutValues: CheckoutValues = {
  name: "",
  email: "",
  phone: "",
  pincode: "",
  line1: "",
  line2: "",
  city: "",
  state: "",
};

export const fieldLimits: Record<CheckoutField, number> = {
  name: 80,
  email: 254,
  phone: 20,
  pincode: 7,
  line1: 160,
  line2: 160,
  city: 80,
  state: 60,
};

const rules: Record<CheckoutField, (value: string) => string | null> = {
  name: (value) => (value.length >= 2 ? null : "Please enter your name"),
  email: (value) =>
    /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : "Please enter a valid email address",
  phone: findIndianMobileProblem,
  pincode: (value) => (/^[1-9][0-9]{5}$/.test(toPincode(value)) ? null : "Please enter a 6-digit pincode"),
  line1: (value) => (value.length >= 3 ? null : "Please enter your flat or house and street"),
  line2: () => null,
  city: (value) => (value.length >= 2 ? null : "Please enter your city"),
  state: (value) => (isIndianState(value) ? null : "Please choose your state"),
};

/** The same rules in the browser, for quick answers, and on the server, where they count. */
export function findFieldProblem(field: CheckoutField, typed: string): string | null {
  const value = tidy(typed);
  if (value.length > fieldLimits[field]) return `Please use at most ${fieldLimits[field]} characters`;
  return rules[field](value);
}

export function findProblems(values: CheckoutValues): FieldErrors {
  const problems: Record<string, string> = {};
  for (const field of checkoutFields) {
    const problem = findFieldProblem(field, values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** One line without control characters or double spaces: it goes on labels and into mails. */
export function tidy(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/** People write 560 001. */
export function toPincode(typed: string): string {
  return typed.replace(/\s/g, "");
}
