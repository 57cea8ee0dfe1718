import { leadsNowhere } from "@/lib/known-segments";
import { scrub } from "@/lib/scrub";

const patterns: readonly [RegExp, string][] = [
  [/^\/products?\/[^/]+$/, "/products/[slug]"],
  [/^\/blog\/[^/]+$/, "/blog/[slug]"],
  [/^\/ref\/[^/]+$/, "/ref/[code]"],
];

/**
 * The pattern behind a path: vitals of all products are one row. Of a path with keys in it nothing but its first word is kept, and
 * nothing of one that the shop doesn't have.
 */
export function routeOf(path: string): string {
  const found = patterns.find(([pattern]) => pattern.test(path));
  if (found) return found[1];
  return leadsNowhere(path) ? "/[nowhere]" : `/${path.split("/")[1]?.toLowerCase() ?? ""}`;
}

/** A path that may be kept: without codes, numbers of orders and keys. */
export function shownPath(path: string): string {
  const isPublic = /^\/(products?|blog)\/[a-z0-9-]{1,120}$/.test(path) && scrub(path) === path;
  return isPublic ? path : routeOf(path);
}
