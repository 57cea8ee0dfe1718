import { invalidEmailMessage, isEmail } from "@/lib/email";
import { findIndianMobileProblem, normalizePhone, phoneMessages } from "@/lib/phone";

/** What went wrong without a field that is to blame. */
export const leadFailure = "Something went wrong. Please try again.";

export const leadSources = ["popup", "page"] as const;

export type LeadSource = (typeof leadSources)[number];

export const leadSourceNames: Record<LeadSource, string> = { popup: "Popup", page: "Page" };

/** Ten digits of what people write: 98765 43210, +91 98765-43210. Null: it is no Indian mobile number. */
export function readLeadPhone(typed: string): string | null {
  return findIndianMobileProblem(typed) ? null : normalizePhone(typed).slice("+91".length);
}

/** What is wrong with the fields, each in words; empty when nothing is. */
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
