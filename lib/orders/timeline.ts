import { adminPaths } from "@/lib/admin-paths";
import { formatPaise, toPaise } from "@/lib/money";
import type { AdminMessage } from "./admin-money";
import type { AdminEvent, AdminOrder } from "./admin-order";
import { orderStatuses } from "./order";
import { adminStatusLabel } from "./order-list";

/** A line of the timeline, newest first on the page. */
export interface TimelineEntry {
  key: string;
  at: string;
  kind: "step" | "money" | "message" | "note" | "document";
  words: string;
  /** The actor: a member of staff by name, or the customer, the shop, the gateway. */
  who: string;
  /** The note or the error. */
  detail?: string | undefined;
  /** A link to details. */
  href?: string | undefined;
}

const actors: Readonly<Record<string, string>> = {
  customer: "Customer",
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
  order_rto: "RTO",
  art_decided: "Design reviewed",
  order_link: "Order link",
  order_documents: "Invoice",
  order_payment_link: "Payment link",
  cod_code: "Confirmation code",
  refund_processed: "Refund",
  return_requested: "Return requested",
  return_received: "Items received",
  return_rejected: "Return rejected",
  group_closed: "Group order closed",
};

export function formatTopicName(topic: string): string {
  return topics[topic] ?? topic.replaceAll("_", " ");
}

const channelNames = { email: "Email", sms: "SMS" } as const;

function rupeesOf(data: AdminEvent["data"]): string {
  return typeof data.amount === "number" ? ` of ${formatPaise(toPaise(data.amount))}` : "";
}

/** Texts for the events that do not move the order; an unknown type is shown as it is. */
const eventWords: Readonly<Record<string, (data: AdminEvent["data"]) => string>> = {
  placed: () => "Placed",
  taken_by_phone: () => "Phone order",
  of_subscription: ({ subscription }) => `Subscription ${String(subscription)}`,
  paid: () => "Paid and confirmed",
  payment_failed: () => "Payment failed",
  payment_authorized: () => "Payment authorised",
  payment_to_refund: () => "Unexpected payment received, to be refunded",
  cod_collected: () => "Cash collected",
  code_sent: () => "Confirmation code sent",
  refund_requested: (data) => `Refund${rupeesOf(data)} requested`,
  refund_processed: (data) => `Refund${rupeesOf(data)} completed`,
  refund_failed: (data) => `Refund${rupeesOf(data)} failed`,
  refund_paid_by_hand: (data) => `Refund${rupeesOf(data)} paid by UPI`,
  return_picked_up: () => "Return picked up",
  return_received: ({ missing, deducted }) =>
    [
      "Items received",
      typeof missing === "number" ? `, ${missing} didn't arrive` : "",
      typeof deducted === "number" ? `, ${formatPaise(toPaise(deducted))} deducted` : "",
    ].join(""),
  return_rejected: () => "Return rejected",
  return_withdrawn: () => "Return withdrawn",
  exchange_lost: () => "Exchange not possible: refunded",
  address_changed: () => "Address changed",
  lines_changed: () => "Items changed",
  parcels_corrected: () => "Parcels edited",
  message_again: () => "Message resent",
  art_decided: ({ decision }) => decisionWords[String(decision)] ?? "Design reviewed",
  art_changed: () => "Design changed: back in review",
};

const decisionWords: Readonly<Record<string, string>> = {
  approved: "Design approved",
  changes_requested: "Design changes requested",
  rejected: "Design rejected",
};

const moneyTypes = /^(paid|payment_|cod_collected|refund_|dispute_)/;

function wordsOfEvent({ type, from, to, data }: AdminEvent): string {
  // The parcel is not delivered again: the return window counts from the first delivery.
  if (type === "moved" && from === "Return Requested" && to === "Delivered") return "No return in progress";
  if (type === "moved") {
    const status = orderStatuses.find((known) => known === to);
    return status ? adminStatusLabel(status) : "Status changed";
  }
  if (type === "undone") return `Undone: ${from ?? ""}`;
  if (type.startsWith("dispute_")) return `Dispute: ${type.slice("dispute_".length).replaceAll("_", " ")}`;
  return eventWords[type]?.(data) ?? (from === null ? type.replaceAll("_", " ") : "Status changed");
}

function detailOfEvent({ type, note, data }: AdminEvent): string | undefined {
  if (type === "address_changed") return `${linesOf(data.before)} → ${linesOf(data.after)}`;
  if (type === "parcels_corrected") return `${String(data.before)} → ${String(data.after)}`;
  if (type === "lines_changed") return `${formatLines(data.before)} → ${formatLines(data.after)}`;
  if (type === "message_again" && typeof data.topic === "string") return formatTopicName(data.topic);
  return note || undefined;
}

function hrefOfEvent({ type, data }: AdminEvent): string | undefined {
  return type === "of_subscription" ? adminPaths.subscription(String(data.subscription_id)) : undefined;
}

function linesOf(address: unknown): string {
  if (typeof address !== "object" || address === null) return "";
  const { name, phone, line1, line2, city, pincode } = Object.fromEntries(Object.entries(address));
  return [name, phone, line1, line2, city, pincode].filter(Boolean).join(", ");
}

function formatLines(order: unknown): string {
  if (typeof order !== "object" || order === null) return "";
  const { lines, total } = Object.fromEntries(Object.entries(order));
  return typeof total === "number" ? `${lines} (${formatPaise(toPaise(total))})` : String(lines);
}

function lineOfMessage(message: AdminMessage): TimelineEntry {
  const { messageId, topic, channel, queuedAt, sentAt, deadAt, error } = message;
  const name = `${channelNames[channel]} “${formatTopicName(topic)}”`;
  const words = deadAt
    ? `${name} couldn't be sent`
    : sentAt
      ? error
        ? `${name} no longer needed`
        : `${name} sent`
      : `${name} queued`;
  return {
    key: `message-${messageId}`,
    at: deadAt ?? sentAt ?? queuedAt,
    kind: "message",
    words,
    who: "Shop",
    detail: error ?? undefined,
  };
}

/** The timeline of an order, newest first. */
export function buildOrderTimeline({
  events,
  notes,
  messages,
  documents,
}: Pick<AdminOrder, "events" | "notes" | "messages" | "documents">): TimelineEntry[] {
  const lines: TimelineEntry[] = [
    ...events.map(
      (event): TimelineEntry => ({
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
      (note): TimelineEntry => ({
        key: `note-${note.id}`,
        at: note.at,
        kind: "note",
        words: "Note",
        who: note.by,
        detail: note.body,
      }),
    ),
    ...messages.map(lineOfMessage),
    ...documents.map(
      (document): TimelineEntry => ({
        key: `document-${document.number}`,
        at: document.at,
        kind: "document",
        words: `${document.kind === "invoice" ? "Invoice" : "Credit note"} ${document.number}`,
        who: "Shop",
      }),
    ),
  ];
  return lines.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
