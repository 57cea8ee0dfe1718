import { adminPaths } from "@/lib/admin-paths";
import { formatPaise, toPaise } from "@/lib/money";
import { formatShortDay } from "@/lib/orders/when";
import { type AdminEvent, subscriptionStatusLabels } from "./admin-subscription";
import type { SubscriptionStatus } from "./subscription";

/** A line of the timeline, newest first on the page. */
export interface SubscriptionLine {
  key: string;
  at: string;
  kind: "gateway" | "step" | "note";
  words: string;
  who: string;
  detail?: string | undefined;
  href?: string;
}

const words: Readonly<Record<string, string>> = {
  started: "Started, mandate requested",
  requested_skip: "Skip requested",
  requested_pause: "Pause requested",
  requested_resume: "Resume requested",
  requested_cancel: "Cancellation requested",
  change_refused: "Rejected by Razorpay",
  details_changed: "Details changed",
  payment_changed: "Payment method changed",
  swapped: "Tee in the next parcel swapped",
  chosen: "Choice made for the waiting charge",
  charged: "Charged",
  charge_asked: "Nothing in stock fits: customer asked to choose",
  charge_refunded: "Refund of the charge requested",
  ordered: "Order created",
  reminded: "Next charge announced",
  noted: "Note",
};

const people: Readonly<Record<string, string>> = {
  customer: "Customer",
  admin: "Staff",
  system: "System",
  gateway: "Razorpay",
};

const fieldWords: Readonly<Record<string, string>> = {
  cut: "cut",
  size: "size",
  tastes: "tastes",
  name: "name",
  phone: "phone",
  address: "address",
};

const isStatus = (value: unknown): value is SubscriptionStatus =>
  typeof value === "string" && Object.hasOwn(subscriptionStatusLabels, value);

function formatEventTitle({ type, data }: AdminEvent): string {
  if (isStatus(data.status)) return `Now: ${subscriptionStatusLabels[data.status]}`;
  return words[type] ?? type.replaceAll("_", " ");
}

function formatEventDetail({ note, data }: AdminEvent): string | undefined {
  const { amount, charges, resumes_at: resumes, fields, why } = data;
  const parts = [
    note,
    typeof amount === "number" ? formatPaise(toPaise(amount)) : "",
    typeof charges === "number" ? `${charges} ${charges === 1 ? "charge" : "charges"} skipped` : "",
    typeof resumes === "string" ? `resumes on ${formatShortDay(resumes)}` : "",
    Array.isArray(fields) ? fields.map((field) => fieldWords[field] ?? field).join(", ") : "",
    typeof why === "string" ? why.replaceAll("_", " ") : "",
  ];
  return parts.filter(Boolean).join(" · ") || undefined;
}

export function buildSubscriptionTimeline(events: readonly AdminEvent[]): SubscriptionLine[] {
  return events.map((event) => {
    const { order_number: order } = event.data;
    return {
      key: String(event.id),
      at: event.at,
      kind: event.type === "noted" ? "note" : event.actor === "gateway" ? "gateway" : "step",
      words: formatEventTitle(event),
      who: event.by ?? people[event.actor] ?? event.actor,
      detail: formatEventDetail(event),
      ...(typeof order === "string" ? { href: adminPaths.order(order) } : {}),
    };
  });
}
