import "server-only";
import { cacheLife, cacheTag } from "next/cache";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The cache manifest: every tag and lifetime of what the shop keeps. `revalidate` is the age from which the next visitor
 * still gets the kept page while a new one is made; `expire` the age from which he waits for the new one.
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

/** The tag of all of a kind, or of one: `cacheTagOf("products")`, `cacheTagOf("products", 12)`. */
function cacheTagOf(policy: CachePolicy, id?: number | string): string {
  return id === undefined ? policy : `${policy}:${id}`;
}

/** First statement of every "use cache" function: its lifetime, and its tags (the kind's, and those of the ids). */
export function keepAs(policy: CachePolicy, ...ids: (number | string)[]): void {
  cacheLife(policies[policy]);
  cacheTag(cacheTagOf(policy), ...ids.map((id) => cacheTagOf(policy, id)));
}

/** Instead of keepAs, when the database did not answer and a page must be made all the same. */
export function keepBriefly(policy: CachePolicy): void {
  cacheLife(makeshift);
  cacheTag(cacheTagOf(policy));
}
