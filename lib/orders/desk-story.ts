import { formatPaise, toPaise } from "@/lib/money";
import { officePaths } from "@/lib/office-paths";
import type { DeskMessage } from "./desk-money";
import type { DeskEvent, DeskOrder } from "./desk-order";
import { orderStatuses } from "./order";
import { deskLabel } from "./order-list";

/** A line of what has happened, newest first on the page. */
export interface StoryLine {
  key: string;
  at: string;
  kind: "step" | "money" | "message" | "note" | "paper";
  words: string;
  /** Who did it: a member of staff by name, or the buyer, the shop, the gateway. */
  who: string;
  /** What was written, or what went wrong. */
  detail?: string | undefined;
  /** Where more of it is. */
  href?: string | undefined;
}

const actors: Readonly<Record<string, string>> = {
  customer: "Buyer",
  system: "Shop",
  gateway: "Razorpay",
  admin: "Staff",
  payment: "Razorpay",
};

const topics: Readonly<Record<string, string>> = {
  order_placed: "Order placed",
  order_reminder: "Reminder to confirm",
  order_confirmed: "Order confirmed",
  order_shipped: "On its way",
  order_delivered: "Delivered",
  order_cancelled: "Cancelled",
  order_rto: "Came back",
  art_decided: "Design looked at",
  order_link: "Link to the order",
  order_papers: "Invoice",
  order_payment_link: "Link to pay",
  cod_code: "Code to confirm",
  refund_processed: "Money sent back",
  return_requested: "Return requested",
  return_received: "Items received",
  return_rejected: "Return refused",
};

export function nameOfTopic(topic: string): string {
  return topics[topic] ?? topic.replaceAll("_", " ");
}

const channelNames = { email: "E-mail", sms: "SMS" } as const;

function rupeesOf(data: DeskEvent["data"]): string {
  return typeof data.amount === "number" ? ` of ${formatPaise(toPaise(data.amount))}` : "";
}

/** Words for the events that do not move the order; an unknown type is said as it is. */
const eventWords: Readonly<Record<string, (data: DeskEvent["data"]) => string>> = {
  placed: () => "Placed",
  taken_by_phone: () => "Taken by phone",
  of_subscription: ({ subscription }) => `Of subscription ${String(subscription)}`,
  paid: () => "Paid, and confirmed by it",
  payment_failed: () => "A payment failed",
  payment_authorized: () => "The bank put the money aside",
  payment_to_refund: () => "A payment arrived that must go back",
  cod_collected: () => "Cash collected",
  code_sent: () => "Code sent to confirm the phone",
  refund_requested: (data) => `Refund${rupeesOf(data)} requested`,
  refund_processed: (data) => `Refund${rupeesOf(data)} arrived`,
  refund_failed: (data) => `Refund${rupeesOf(data)} failed`,
  refund_paid_by_hand: (data) => `Refund${rupeesOf(data)} paid by UPI`,
  return_picked_up: () => "The courier has the pieces that come back",
  return_received: ({ missing, deducted }) =>
    [
      "Items received",
      typeof missing === "number" ? `, ${missing} did not arrive` : "",
      typeof deducted === "number" ? `, ${formatPaise(toPaise(deducted))} deducted` : "",
    ].join(""),
  return_rejected: () => "Return refused",
  return_withdrawn: () => "Return withdrawn",
  exchange_lost: () => "Exchange lost: its money goes back",
  address_changed: () => "Address changed",
  lines_changed: () => "Pieces changed",
  parcels_corrected: () => "Parcels corrected",
  message_again: () => "Message sent again",
  art_decided: ({ decision }) => decisionWords[String(decision)] ?? "Design looked at",
  art_changed: () => "Design changed: it is looked at again",
};

const decisionWords: Readonly<Record<string, string>> = {
  approved: "Design approved",
  changes_requested: "Change of the design asked for",
  rejected: "Design refused",
};

const moneyTypes = /^(paid|payment_|cod_collected|refund_|dispute_)/;

function wordsOfEvent({ type, from, to, data }: DeskEvent): string {
  // Its parcel is not delivered again: the time to send pieces back counts from the first delivery.
  if (type === "moved" && from === "Return Requested" && to === "Delivered")
    return "No return is under way any more";
  if (type === "moved") {
    const status = orderStatuses.find((known) => known === to);
    return status ? deskLabel(status) : "Moved";
  }
  if (type === "undone") return `Undone: ${from ?? ""}`;
  if (type.startsWith("dispute_")) return `Dispute: ${type.slice("dispute_".length).replaceAll("_", " ")}`;
  return eventWords[type]?.(data) ?? (from === null ? type.replaceAll("_", " ") : "Moved");
}

function detailOfEvent({ type, note, data }: DeskEvent): string | undefined {
  if (type === "address_changed") return `${linesOf(data.before)} → ${linesOf(data.after)}`;
  if (type === "parcels_corrected") return `${String(data.before)} → ${String(data.after)}`;
  if (type === "lines_changed") return `${piecesOf(data.before)} → ${piecesOf(data.after)}`;
  if (type === "message_again" && typeof data.topic === "string") return nameOfTopic(data.topic);
  return note || undefined;
}

function hrefOfEvent({ type, data }: DeskEvent): string | undefined {
  return type === "of_subscription" ? officePaths.subscription(String(data.subscription_id)) : undefined;
}

function linesOf(address: unknown): string {
  if (typeof address !== "object" || address === null) return "";
  const { name, phone, line1, line2, city, pincode } = Object.fromEntries(Object.entries(address));
  return [name, phone, line1, line2, city, pincode].filter(Boolean).join(", ");
}

function piecesOf(order: unknown): string {
  if (typeof order !== "object" || order === null) return "";
  const { lines, total } = Object.fromEntries(Object.entries(order));
  return typeof total === "number" ? `${lines} (${formatPaise(toPaise(total))})` : String(lines);
}

function lineOfMessage(message: DeskMessage): StoryLine {
  const { messageId, topic, channel, queuedAt, sentAt, deadAt, error } = message;
  const name = `${channelNames[channel]} “${nameOfTopic(topic)}”`;
  const words = deadAt
    ? `${name} could not be sent`
    : sentAt
      ? error
        ? `${name} not needed`
        : `${name} sent`
      : `${name} waits`;
  return {
    key: `message-${messageId}`,
    at: deadAt ?? sentAt ?? queuedAt,
    kind: "message",
    words,
    who: "Shop",
    detail: error ?? undefined,
  };
}

/** Everything that has happened to an order, the newest first. */
export function tellStory({
  events,
  notes,
  messages,
  papers,
}: Pick<DeskOrder, "events" | "notes" | "messages" | "papers">): StoryLine[] {
  const lines: StoryLine[] = [
    ...events.map(
      (event): StoryLine => ({
        key: `event-${event.id}`,
        at: event.at,
        kind: moneyTypes.test(event.type) ? "money" : "step",
        words: wordsOfEvent(event),
        who: event.by ?? actors[event.actor] ?? "Shop",
        detail: detailOfEvent(event),
        href: hrefOfEvent(event),
      }),
    ),
    ...notes.map(
      (note): StoryLine => ({
        key: `note-${note.id}`,
        at: note.at,
        kind: "note",
        words: "Note",
        who: note.by,
        detail: note.body,
      }),
    ),
    ...messages.map(lineOfMessage),
    ...papers.map(
      (paper): StoryLine => ({
        key: `paper-${paper.number}`,
        at: paper.at,
        kind: "paper",
        words: `${paper.kind === "invoice" ? "Invoice" : "Credit note"} ${paper.number}`,
        who: "Shop",
      }),
    ),
  ];
  return lines.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
