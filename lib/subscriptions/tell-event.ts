import type { SubscriptionEvent } from "./subscription";

const words: Record<string, string> = {
  begun: "Begun",
  details_changed: "Size, tastes or address changed",
  payment_changed: "Way of paying changed",
  swapped: "A tee swapped",
  wish_skip: "A charge skipped",
  wish_pause: "Paused",
  wish_resume: "Let go on",
  wish_cancel: "Stopped",
  chosen: "Parcel chosen",
};

/** In words; null for what is of no use to its owner. */
export function tellEvent({ type, actor }: SubscriptionEvent): string | null {
  const text = words[type];
  if (text === undefined) return null;
  return actor === "admin" ? `${text}, by us` : text;
}
