/** What a message is about, as the form offers it. */
export const contactTopics = {
  order: "An order",
  return: "A return or an exchange",
  design: "Printing and custom designs",
  bulk: "Bulk orders for a team or shop",
  press: "Press and partnerships",
  other: "Something else",
} as const;

export type ContactTopic = keyof typeof contactTopics;

export const contactTopicNames = Object.keys(contactTopics) as ContactTopic[];

/** How long a message is kept after it was settled, and spam after it was seen; as in receive_contact(). */
export const keptYears = 2;
export const spamDays = 30;

/** In characters. */
export const mostMessage = 4000;
export const mostReply = 8000;

export const contactStates = {
  open: "Open",
  answered: "Replied",
  done: "Done",
  spam: "Spam",
} as const;

export type ContactState = keyof typeof contactStates;

export const contactStateNames = Object.keys(contactStates) as ContactState[];

/** How many messages are marked at once. */
export const mostMarked = 200;

/** A message with all that staff need to answer it. */
export interface DeskMessage {
  id: number;
  name: string;
  email: string;
  topic: ContactTopic;
  /** As typed; empty without one. */
  orderNumber: string;
  /** There is an order of this number. */
  isOrder: boolean;
  /** That order has the same mailbox. */
  isBuyer: boolean;
  /** Who was signed in; null for a guest, whose address nobody has proven. */
  customer: { id: string; name: string } | null;
  body: string;
  state: ContactState;
  /** ISO */
  createdAt: string;
  /** The oldest first. */
  replies: readonly {
    id: string;
    body: string;
    by: string;
    /** ISO */
    createdAt: string;
    mail: "waiting" | "sent" | "dead";
  }[];
  /** From the same mailbox, the newest first, at most ten. */
  others: readonly {
    id: number;
    topic: ContactTopic;
    state: ContactState;
    createdAt: string;
    beginning: string;
  }[];
}
