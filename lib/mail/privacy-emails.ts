import { type PrivacyRequestKind, privacyRequestKinds } from "@/lib/contact/privacy-request";
import { formatDay } from "@/lib/orders/when";
import type { EmailContent } from "./email-content";

export interface PrivacyMail {
  number: number;
  kind: PrivacyRequestKind;
  name: string;
  email: string;
  details: string;
  /** ISO; null until the link was opened. */
  dueAt: string | null;
  answer: string | null;
}

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");

/** Proves the address. It reveals nothing about stored data. */
export function writePrivacyLink({ kind }: PrivacyMail, shopName: string, url: string): EmailContent {
  return {
    subject: `Confirm your request to ${shopName}`,
    kicker: "Your data",
    heading: "Confirm your request",
    blocks: [
      `Someone asked us for this with your email address: ${privacyRequestKinds[kind].toLowerCase()}.`,
      { kind: "button", label: "Confirm request", url },
      "The link works for 2 days. Didn't ask for this? You can ignore this email.",
    ],
  };
}

/** Notifies the shop. `url`: the request in the admin. */
export function writePrivacyNotice(mail: PrivacyMail, url: string): EmailContent {
  const { number, kind, name, email, details, dueAt } = mail;
  return {
    subject: `Privacy request ${number}: ${privacyRequestKinds[kind].toLowerCase()}`,
    kicker: "Privacy request",
    heading: `${name} asked about their data`,
    blocks: [
      linesOf(details),
      {
        kind: "facts",
        heading: "About",
        lines: [privacyRequestKinds[kind], email, ...(dueAt ? [`Answer by ${formatDay(dueAt)}`] : [])],
      },
      { kind: "button", label: "Open request", url },
    ],
  };
}

/** The answer of staff. */
export function writePrivacyAnswer({ number, name, answer }: PrivacyMail, shopName: string): EmailContent {
  return {
    subject: `Your request ${number} to ${shopName}`,
    kicker: "Your data",
    heading: `Hello ${name}`,
    blocks: [
      linesOf(answer ?? ""),
      "Not satisfied? Reply to this email. You can also complain to the Data Protection Board of India.",
    ],
  };
}
