import "server-only";
import { cacheLife, cacheTag } from "next/cache";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The lifetimes of what the shop keeps. `revalidate` is the age from which the next visitor still gets the kept page while a
 * new one is made; `expire` the age from which they wait for the new one.
 */
const policies = {
  products: { stale: 5 * minute, revalidate: 10 * minute, expire: 7 * day },
  categories: { stale: 5 * minute, revalidate: 30 * minute, expire: 7 * day },
  productSettings: { stale: 5 * minute, revalidate: 30 * minute, expire: 7 * day },
  siteSettings: { stale: 5 * minute, revalidate: 30 * minute, expire: 7 * day },
  logo: { stale: 5 * minute, revalidate: 5 * minute, expire: 7 * day },
  adminSettings: { stale: 5 * minute, revalidate: hour, expire: 7 * day },
  blogPosts: { stale: 5 * minute, revalidate: hour, expire: 7 * day },
} as const;

export type CachePolicy = keyof typeof policies;

/** For what was made while the database was away: static like the rest, and replaced by the next visit. */
const makeshift = { stale: 5 * minute, revalidate: 5, expire: day };

/** What a tag says of the thing that carries it. Every kept thing also carries the name of its policy. */
export const tags = {
  /** Shows this product, as a page or as a card. */
  product: (id: number) => `product:${id}`,
  /** Tells which sizes of this product there are to buy, and whether only a few. */
  stock: (id: number) => `stock:${id}`,
  /** Says which products are in this list: `all`, `premium`, `basic`, or a category's slug. */
  list: (name: string) => `list:${name}`,
  /** Counts the products of this list behind its filters. */
  counts: (name: string) => `counts:${name}`,
  /** A search, or a list that somebody narrowed or sorted. */
  narrowed: "narrowed",
};

/** Next keeps no more than 128 tags of one thing. */
const mostTags = 100;

/** First statement of every "use cache" function: its lifetime, and the tags by which it is thrown away. */
export function keepAs(policy: CachePolicy, ...more: string[]): void {
  cacheLife(policies[policy]);
  cacheTag(policy, ...more.slice(0, mostTags));
}

/** Instead of keepAs, when the database did not answer and a page must be made all the same. */
export function keepBriefly(policy: CachePolicy): void {
  cacheLife(makeshift);
  cacheTag(policy);
}

/** What the database notes of a change, see supabase/schemas/storefront. */
export type StorefrontChange =
  | { subject: "listing" | "product" | "availability" | "stock"; productId: number; lists: string[] }
  | { subject: "categories" | "colors" | "product_settings" | "site_settings" | "logo" };

/** Which write throws which tags away. */
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
  }
}

const everything: CachePolicy[] = ["products", "categories", "productSettings", "siteSettings", "logo"];
/** An import changes thousands of products: then the whole storefront is made anew, as it is visited. */
const mostChanges = 500;

/** What has to go after these changes, each tag once. */
export function tagsToThrowAway(changes: readonly StorefrontChange[]): string[] {
  if (changes.length >= mostChanges) return everything;
  return [...new Set(changes.flatMap(tagsOf))];
}
