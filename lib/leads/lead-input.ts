import { toAsciiDigits } from "@/lib/digits";
import { invalidEmailMessage, isEmail } from "@/lib/email";
import { phoneMessages } from "@/lib/phone";

/** What went wrong without a field that is to blame. */
export const leadFailure = "Something went wrong. Please try again.";

export const leadSources = ["popup", "page"] as const;

export type LeadSource = (typeof leadSources)[number];

export const leadSourceNames: Record<LeadSource, string> = { popup: "Popup", page: "Page" };

/** Ten digits of what people write: 98765 43210, +91 98765-43210. Null: it is no Indian mobile number. */
export function readLeadPhone(typed: string): string | null {
  const digits = toAsciiDigits(typed).replace(/[\s().-]/g, "");
  return /^(?:\+?91)?([6-9][0-9]{9})$/.exec(digits)?.[1] ?? null;
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
