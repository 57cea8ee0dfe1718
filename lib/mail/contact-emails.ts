import { helpline } from "@/lib/contact/complaint";
import { describeQuote } from "@/lib/contact/describe-quote";
import type { Complaint, ContactTopic } from "@/lib/contact/message";
import { contactTopics } from "@/lib/contact/message";
import type { Quote } from "@/lib/contact/quote";
import { formatDay, formatDayAndTime } from "@/lib/orders/when";
import type { EmailContent } from "./email-content";

/** A message from the contact page, with the reply, if any. */
export interface ContactEmailData {
  name: string;
  email: string;
  topic: ContactTopic;
  orderNumber: string;
  body: string;
  quote: Quote | null;
  /** ISO */
  createdAt: string;
  reply: string | null;
  complaint: Pick<Complaint, "number" | "answerDueAt" | "solveDueAt"> | null;
}

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");

const linesOfQuote = (quote: Quote | null, designLinks: readonly string[]) => [
  ...(quote ? describeQuote(quote).map((fact) => fact.join(": ")) : []),
  ...designLinks.map((link) => `Design: ${link}`),
];

/** Notifies the shop of a message. `url`: the page for replying. `designLinks`: those that staff can open. */
export function writeContactNotice(
  contact: ContactEmailData,
  url: string,
  designLinks: readonly string[],
): EmailContent {
  const { name, email, topic, orderNumber, body, quote } = contact;
  return {
    subject: `${name}: ${contactTopics[topic].toLowerCase()}`,
    preview: body.slice(0, 120),
    kicker: "Contact page",
    heading: `${name} wrote`,
    blocks: [
      linesOf(body),
      {
        kind: "facts",
        heading: "About",
        lines: [
          contactTopics[topic],
          ...(orderNumber ? [`Order ${orderNumber}`] : []),
          ...linesOfQuote(quote, designLinks),
          email,
        ],
      },
      { kind: "button", label: "Reply in the inbox", url },
    ],
  };
}

/** The reply to the sender, with the link to their complaint and their own message below. */
export function writeContactReply(
  contact: ContactEmailData,
  reply: string,
  { shopName, link }: { shopName: string; link: string | null },
): EmailContent {
  return {
    subject: `Your message to ${shopName}`,
    preview: reply.slice(0, 120),
    kicker: contactTopics[contact.topic],
    heading: `Hello ${contact.name}`,
    blocks: [
      linesOf(reply),
      link && { kind: "button", label: "See your complaint", url: link },
      {
        kind: "facts",
        heading: `You wrote on ${formatDay(contact.createdAt)}`,
        lines: [
          ...linesOfQuote(contact.quote, contact.quote?.designLink ? [contact.quote.designLink] : []),
          ...linesOf(contact.body),
        ],
      },
    ],
  };
}

export const complaintTopic = "complaint_received";

/** The acknowledgement. The address is unproven, so nothing that its sender typed is in it. */
export function writeComplaintReceived(
  { number, answerDueAt, solveDueAt }: NonNullable<ContactEmailData["complaint"]>,
  link: string,
): EmailContent {
  return {
    subject: `Complaint ${number} received`,
    kicker: "Complaint",
    heading: `We received complaint ${number}`,
    blocks: [
      `We'll answer by email by ${formatDayAndTime(new Date(answerDueAt))} and solve it by ${formatDay(solveDueAt)}.`,
      { kind: "button", label: "See its status", url: link },
      `Not satisfied? Call the National Consumer Helpline on ${helpline.phone}, or go to ${helpline.site}.`,
      "Didn't write to us? You can ignore this email.",
    ],
  };
}
