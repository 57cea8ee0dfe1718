import "server-only";
import { cacheLife, cacheTag } from "next/cache";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Cache lifetimes in seconds. After `revalidate` the next visitor still gets the cached page while a new one is made; after
 * `expire` they wait for the new one.
 */
const policies = {
  products: { stale: 5 * minute, revalidate: 10 * minute, expire: 7 * day },
  categories: { stale: 5 * minute, revalidate: 30 * minute, expire: 7 * day },
  productSettings: { stale: 5 * minute, revalidate: 30 * minute, expire: 7 * day },
  siteSettings: { stale: 5 * minute, revalidate: 30 * minute, expire: 7 * day },
  logo: { stale: 5 * minute, revalidate: 5 * minute, expire: 7 * day },
  adminSettings: { stale: 5 * minute, revalidate: hour, expire: 7 * day },
  pages: { stale: 5 * minute, revalidate: hour, expire: 7 * day },
  redirects: { stale: 5 * minute, revalidate: hour, expire: 7 * day },
  announcementBar: { stale: 5 * minute, revalidate: hour, expire: 7 * day },
  marketingSections: { stale: 5 * minute, revalidate: hour, expire: 7 * day },
  blogPosts: { stale: 5 * minute, revalidate: hour, expire: 7 * day },
  subscriptions: { stale: 5 * minute, revalidate: hour, expire: 7 * day },
} as const;

export type CachePolicy = keyof typeof policies;

/** For a page made while the database was unavailable: static like the others, and replaced at the next visit. */
const makeshift = { stale: 5 * minute, revalidate: 5, expire: day };

/** The meaning of a tag. Every cache entry also has the name of its policy as a tag. */
export const tags = {
  /** Shows this product, as a page or as a card. */
  product: (id: number) => `product:${id}`,
  /** Shows which sizes of this product are in stock, and whether only a few are left. */
  stock: (id: number) => `stock:${id}`,
  /** Shows which products are in this list: `all`, `premium`, `basic`, or a category's slug. */
  list: (name: string) => `list:${name}`,
  /** Counts the products of this list behind its filters. */
  counts: (name: string) => `counts:${name}`,
  /** A search, or a filtered or sorted list. */
  narrowed: "narrowed",
};

/** Next allows at most 128 tags per cache entry. */
const maxTags = 100;

/** First statement of every "use cache" function: its lifetime, and the tags that expire it. */
export function cacheAs(policy: CachePolicy, ...more: string[]): void {
  cacheLife(policies[policy]);
  cacheTag(policy, ...more.slice(0, maxTags));
}

declare global {
  /** When a page was last made without the database, by performance.now(). Global, because Next may load a module twice. */
  var makeshifts: Map<CachePolicy, number> | undefined;
}

/** Instead of cacheAs, when the database did not respond but the page must be made. */
export function cacheBriefly(policy: CachePolicy): void {
  cacheLife(makeshift);
  cacheTag(policy);
  globalThis.makeshifts ??= new Map();
  globalThis.makeshifts.set(policy, performance.now());
}

/** Within this time pages that contain fallback data are finished. */
const finishedMs = 15_000;

/**
 * Tags of pages made without the database, to expire now that it responds: an entry with its own lifetime
 * would keep fallback data that long.
 */
export function drainFallbackTags(): CachePolicy[] {
  const made = [...(globalThis.makeshifts ?? [])];
  for (const [policy, at] of made)
    if (performance.now() - at > finishedMs) globalThis.makeshifts?.delete(policy);
  return made.map(([policy]) => policy);
}

export const productChanges = ["listing", "product", "availability", "stock"] as const;
export const otherChanges = [
  "categories",
  "colors",
  "product_settings",
  "site_settings",
  "logo",
  "blog_posts",
  "redirects",
  "pages",
  "announcement_bar",
  "marketing_sections",
  "subscriptions",
] as const;

/** A change as the database records it, see supabase/schemas/storefront. */
export type StorefrontChange =
  | { subject: (typeof productChanges)[number]; productId: number; lists: string[] }
  | { subject: (typeof otherChanges)[number] };

/** The tags that a change expires. */
function tagsOf(change: StorefrontChange): string[] {
  switch (change.subject) {
    case "stock":
      return [tags.stock(change.productId)];
    case "availability":
      return [tags.stock(change.productId), tags.narrowed];
    case "product":
      return [tags.product(change.productId), ...change.lists.map(tags.counts), tags.narrowed];
    case "listing": {
      const lists = change.lists.flatMap((name) => [tags.list(name), tags.counts(name)]);
      return [tags.product(change.productId), ...lists, tags.narrowed];
    }
    case "categories":
    case "colors":
      return ["categories"];
    case "product_settings":
      return ["productSettings"];
    case "site_settings":
      return ["siteSettings"];
    case "logo":
      return ["logo"];
    case "blog_posts":
      return ["blogPosts"];
    case "redirects":
      return ["redirects"];
    case "pages":
      return ["pages"];
    case "announcement_bar":
      return ["announcementBar"];
    case "marketing_sections":
      return ["marketingSections"];
    case "subscriptions":
      return ["subscriptions"];
  }
}

export const everything = Object.keys(policies) as CachePolicy[];

/** An import changes thousands of products: above this number the whole storefront expires. */
const maxChanges = 500;

/** The tags to expire after these changes, without duplicates. */
export function tagsToExpire(changes: readonly StorefrontChange[]): string[] {
  if (changes.length >= maxChanges) return everything;
  return [...new Set(changes.flatMap(tagsOf))];
}
