import type { ChatProvider } from "@/lib/settings/admin-setting-lists";

/** What the shop asks about, one by one. What it can't do without (cart, sign-in) is told in the privacy policy and not asked. */
export const categories = ["analytics", "ads", "chat"] as const;

export type Category = (typeof categories)[number];

type Tracker = "ga4" | "clarity" | "tag-manager" | "google-ads" | "meta-pixel";

export type Service = Tracker | ChatProvider;

/** The outside services that the shop's settings switch on, with their names, by what they are for. */
export type Services = Partial<Record<Category, Partial<Record<Service, string>>>>;

export function isCategory(value: string): value is Category {
  return categories.some((category) => category === value);
}

export const namesOf = (services: Services, category: Category): string =>
  Object.values(services[category] ?? {}).join(", ");
