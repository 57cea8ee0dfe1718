import type { SubscriptionEvent } from "./subscription";

const words: Record<string, string> = {
  started: "Started",
  details_changed: "Size, tastes or address changed",
  payment_changed: "Payment method changed",
  swapped: "Tee swapped",
  requested_skip: "Charge skipped",
  requested_pause: "Paused",
  requested_resume: "Resumed",
  requested_cancel: "Cancelled",
  chosen: "Parcel chosen",
};

/** Null for an event of no use to the owner. */
export function describeSubscriptionEvent({ type, actor }: SubscriptionEvent): string | null {
  const text = words[type];
  if (text === undefined) return null;
  return actor === "admin" ? `${text}, by us` : text;
}
