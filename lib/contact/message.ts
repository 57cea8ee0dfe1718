import type { Quote } from "./quote";

/** The topics of the contact form. */
export const contactTopics = {
  order: "An order",
  return: "A return or an exchange",
  design: "Printing and custom designs",
  bulk: "Bulk orders for a team or shop",
  press: "Press and partnerships",
  complaint: "A complaint",
  other: "Something else",
} as const;

export type ContactTopic = keyof typeof contactTopics;

export const contactTopicNames = Object.keys(contactTopics) as ContactTopic[];

/** In characters. */
export const maxMessageLength = 4000;
export const maxReplyLength = 8000;

export const contactStates = {
  open: "Open",
  answered: "Replied",
  done: "Done",
  spam: "Spam",
} as const;

export type ContactState = keyof typeof contactStates;

export const contactStateNames = Object.keys(contactStates) as ContactState[];

/** A complaint's times, all ISO. */
export interface Complaint {
  /** "C-42" */
  number: string;
  state: ContactState;
  createdAt: string;
  answerDueAt: string;
  solveDueAt: string;
  answeredAt: string | null;
  solvedAt: string | null;
}

/** The maximum per bulk action. */
export const maxMarkedMessages = 200;

/** A message with all that staff need to answer it. */
export interface AdminMessage {
  id: number;
  name: string;
  email: string;
  topic: ContactTopic;
  /** As typed; empty without one. */
  orderNumber: string;
  /** An order with this number exists. */
  isOrder: boolean;
  /** That order has the same email address. */
  isBuyer: boolean;
  /** The signed-in sender; null for a guest, whose address is unverified. */
  customer: { id: string; name: string } | null;
  body: string;
  /** Null: not a quote request. */
  quote: Quote | null;
  state: ContactState;
  /** ISO */
  createdAt: string;
  /** Null: not a complaint. */
  complaint: Complaint | null;
  /** The member of staff who deals with it. */
  owner: string | null;
  /** Oldest first. */
  replies: readonly {
    id: string;
    body: string;
    by: string;
    /** ISO */
    createdAt: string;
    mail: "waiting" | "sent" | "dead";
  }[];
  /** From the same email address, newest first, at most ten. */
  others: readonly {
    id: number;
    topic: ContactTopic;
    state: ContactState;
    createdAt: string;
    beginning: string;
  }[];
}
