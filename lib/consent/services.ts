import type { ChatProvider } from "@/lib/settings/documents/chat";

/** What the shop asks about, one by one. What it can't do without (cart, sign-in) is told in the privacy policy and not asked. */
export const categories = ["analytics", "ads", "chat"] as const;

export type Category = (typeof categories)[number];

export type Tracker = "ga4" | "clarity" | "tag-manager" | "google-ads" | "meta-pixel";

/** Recordings of visits. Reports of errors tell nothing of a visitor, so they are not asked about. */
type Recorder = "sentry";

type Service = Tracker | Recorder | ChatProvider;

/** The outside services that the shop's settings switch on, with their names, by what they are for. */
export type Services = Partial<Record<Category, Partial<Record<Service, string>>>>;

/** The IDs of those that a page loads itself, once its visitor allows them. */
export type TrackerIds = Partial<Record<Tracker, string>>;

export function isCategory(value: string): value is Category {
  return categories.some((category) => category === value);
}

export const namesOf = (services: Services, category: Category): string =>
  Object.values(services[category] ?? {}).join(", ");
