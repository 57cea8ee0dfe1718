import type { ContactTopic } from "@/lib/contact/message";
import { contactTopics } from "@/lib/contact/message";
import { formatDay } from "@/lib/orders/when";
import type { EmailContent } from "./email-content";

/** A message from the contact page, with the reply, if any. */
export interface ContactEmailData {
  name: string;
  email: string;
  topic: ContactTopic;
  orderNumber: string;
  body: string;
  /** ISO */
  createdAt: string;
  reply: string | null;
}

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");

/** Notifies the shop of a message. `url`: the page for replying. */
export function writeContactNotice(contact: ContactEmailData, url: string): EmailContent {
  const { name, email, topic, orderNumber, body } = contact;
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
        lines: [contactTopics[topic], ...(orderNumber ? [`Order ${orderNumber}`] : []), email],
      },
      { kind: "button", label: "Reply in the inbox", url },
    ],
  };
}

/** The reply to the sender, with their own message below. */
export function writeContactReply(contact: ContactEmailData, reply: string, shopName: string): EmailContent {
  return {
    subject: `Your message to ${shopName}`,
    preview: reply.slice(0, 120),
    kicker: contactTopics[contact.topic],
    heading: `Hello ${contact.name}`,
    blocks: [
      linesOf(reply),
      {
        kind: "facts",
        heading: `You wrote on ${formatDay(contact.createdAt)}`,
        lines: linesOf(contact.body),
      },
    ],
  };
}
