import { invalidEmailMessage, isEmail } from "@/lib/email";
import { findIndianMobileProblem, normalizePhone, phoneMessages } from "@/lib/phone";

/** The error without an invalid field. */
export const leadFailure = "Something went wrong. Please try again.";

export const leadSources = ["popup", "page"] as const;

export type LeadSource = (typeof leadSources)[number];

export const leadSourceNames: Record<LeadSource, string> = { popup: "Popup", page: "Page" };

/** Ten digits of a typed number: 98765 43210, +91 98765-43210. Null: not an Indian mobile number. */
export function readLeadPhone(typed: string): string | null {
  return findIndianMobileProblem(typed) ? null : normalizePhone(typed).slice("+91".length);
}

/** The error message of each invalid field; empty without any. */
export function findLeadProblems(typed: { email: string; phone: string }): {
  email?: string;
  phone?: string;
} {
  return {
    ...(!isEmail(typed.email.trim()) && { email: invalidEmailMessage }),
    ...(typed.phone.trim() !== "" &&
      readLeadPhone(typed.phone) === null && { phone: phoneMessages.notMobile }),
  };
}
