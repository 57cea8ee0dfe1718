import type { SubscriptionEvent } from "./subscription";

const words: Record<string, string> = {
  begun: "Started",
  details_changed: "Size, tastes or address changed",
  payment_changed: "Payment method changed",
  swapped: "Tee swapped",
  wish_skip: "Charge skipped",
  wish_pause: "Paused",
  wish_resume: "Resumed",
  wish_cancel: "Cancelled",
  chosen: "Parcel chosen",
};

/** Null for an event of no use to the owner. */
export function tellEvent({ type, actor }: SubscriptionEvent): string | null {
  const text = words[type];
  if (text === undefined) return null;
  return actor === "admin" ? `${text}, by us` : text;
}
