import paths from "@/lib/paths.json" with { type: "json" };

/**
 * Pages that are made for each request, on paths that middleware.ts sees: their policy carries a nonce. A page that
 * is missing here keeps the policy of static pages. A path that leads to no page must not be here: the 404 is static,
 * and a nonce would block its scripts.
 */
export const livePages: readonly string[] = paths.livePages;

const patterns = livePages.map((page) => new RegExp(`^${page.replace(/\[\w+\]/g, "[^/]+")}/?$`));

export function isLivePage(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}

const areas = new Set(livePages.map((page) => page.split("/")[1]));

/** Paths on which middleware.ts asks who the visitor is, whether they lead to a page or not. */
export function isLiveArea(pathname: string): boolean {
  return areas.has(pathname.split("/")[1] ?? "");
}
