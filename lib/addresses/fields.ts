import { findIndianMobileProblem } from "@/lib/phone";
import type { FieldErrors } from "@/lib/result";
import { findPincodeProblem } from "./pincode-messages";
import { isIndianState } from "./states";

/** The fields of a delivery address, in the order of the form. */
export const addressFields = ["name", "phone", "pincode", "line1", "line2", "city", "state"] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressValues = Record<AddressField, string>;

export interface FieldRule {
  limit: number;
  /** Takes the tidied value; returns its problem, or null. */
  check: (value: string) => string | null;
}

export const addressRules: Record<AddressField, FieldRule> = {
  name: { limit: 80, check: (value) => (value.length >= 2 ? null : "Please enter your name") },
  phone: { limit: 20, check: findIndianMobileProblem },
  pincode: { limit: 12, check: findPincodeProblem },
  line1: {
    limit: 160,
    check: (value) => (value.length >= 3 ? null : "Please enter your flat or house and street"),
  },
  line2: { limit: 160, check: () => null },
  city: { limit: 80, check: (value) => (value.length >= 2 ? null : "Please enter your city") },
  state: { limit: 60, check: (value) => (isIndianState(value) ? null : "Please choose your state") },
};

function findRuleProblem({ limit, check }: FieldRule, typed: string): string | null {
  const value = tidy(typed);
  return value.length > limit ? `Please use at most ${limit} characters` : check(value);
}

/** All problems at once. The same rules run in the browser and on the server; only the server's are binding. */
export function findProblemsBy<F extends string>(
  rules: Record<F, FieldRule>,
  fields: readonly F[],
  values: Record<F, string>,
): FieldErrors {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const problem = findRuleProblem(rules[field], values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** One line without control characters or double spaces, for labels and emails. */
export function tidy(typed: string): string {
  return typed
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}
