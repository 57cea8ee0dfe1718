import { isUnknownPath } from "@/lib/known-segments";
import { scrub } from "@/lib/scrub";

const patterns: readonly [RegExp, string][] = [
  [/^\/products?\/[^/]+$/, "/products/[slug]"],
  [/^\/blog\/[^/]+$/, "/blog/[slug]"],
  [/^\/ref\/[^/]+$/, "/ref/[code]"],
];

/**
 * The route pattern of a path: the vitals of all products are one row. Of a path with keys only the first word is stored, and
 * nothing of an unknown path.
 */
export function routePatternOf(path: string): string {
  const found = patterns.find(([pattern]) => pattern.test(path));
  if (found) return found[1];
  return isUnknownPath(path) ? "/[nowhere]" : `/${path.split("/")[1]?.toLowerCase() ?? ""}`;
}

/** A path that may be stored: without codes, order numbers and keys. */
export function storablePath(path: string): string {
  const isPublic = /^\/(products?|blog)\/[a-z0-9-]{1,120}$/.test(path) && scrub(path) === path;
  return isPublic ? path : routePatternOf(path);
}
