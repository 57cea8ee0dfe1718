import paths from "@/lib/paths.json" with { type: "json" };

/**
 * Pages rendered per request, on paths that middleware.ts handles: their policy has a nonce. A page that
 * is missing here gets the policy of static pages. A path without a page must not be here: the 404 is static,
 * and a nonce would block its scripts.
 */
export const livePages: readonly string[] = paths.livePages;

const patterns = livePages.map((page) => new RegExp(`^${page.replace(/\[\w+\]/g, "[^/]+")}/?$`));

export function isLivePage(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}

const areas = new Set(livePages.map((page) => page.split("/")[1]));

/** Paths on which middleware.ts identifies the visitor, whether they have a page or not. */
export function isLiveArea(pathname: string): boolean {
  return areas.has(pathname.split("/")[1] ?? "");
}
