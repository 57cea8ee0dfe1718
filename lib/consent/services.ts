import type { ChatProvider } from "@/lib/settings/documents/chat";

/** The consent categories. What the shop requires (cart, login) is described in the privacy policy and needs no consent. */
export const categories = ["analytics", "ads", "chat"] as const;

export type Category = (typeof categories)[number];

export type Tracker = "ga4" | "clarity" | "tag-manager" | "google-ads" | "meta-pixel";

/** Session recordings. Error reports contain nothing about a visitor, so they need no consent. */
type Recorder = "sentry";

type Service = Tracker | Recorder | ChatProvider;

/** The third-party services that the settings enable, with their names, by purpose. */
export type Services = Partial<Record<Category, Partial<Record<Service, string>>>>;

/** The ids of services that a page loads itself, once its visitor allows them. */
export type TrackerIds = Partial<Record<Tracker, string>>;

export function isCategory(value: string): value is Category {
  return categories.some((category) => category === value);
}

export const namesOf = (services: Services, category: Category): string =>
  Object.values(services[category] ?? {}).join(", ");
