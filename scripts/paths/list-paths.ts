import { globSync, readdirSync, readFileSync } from "node:fs";
import type { NextConfig } from "next";

export const MIDDLEWARE = "middleware.ts";
export const PATHS = "lib/paths.json";

/** Entries of the matcher in middleware.ts that are a page, or an area with everything below it. */
function seenBy(middleware: string): (page: string) => boolean {
  const entries = [...middleware.matchAll(/^ {4}"(\/[\w/:*-]+)",$/gm)].map(([, entry = ""]) => entry);
  return (page) =>
    entries.some((entry) => {
      const area = entry.replace("/:path*", "");
      return page === area || (entry !== area && page.startsWith(`${area}/`));
    });
}

/** The addresses that `app/` serves with these files; route groups in brackets add no segment. */
const addressesOf = (files: string) =>
  globSync(`app/**/${files}`).map(
    (file) => file.replace(/^app|\/[a-z]+\.tsx?$/g, "").replace(/\/\([^/]+\)/g, "") || "/",
  );

/** A rule's first part as addresses: `:page(about|faq).md` is about.md and faq.md. */
function wordsOf(part: string): string[] {
  const [, words, suffix = ""] = /^:\w+\(([\w|-]+)\)([\w.-]*)$/.exec(part) ?? [];
  return words ? words.split("|").map((word) => word + suffix) : [part];
}

/** The paths that middleware.ts and the shop need, from `app/`, `public/`, the matcher and the rules of next.config.mjs. */
export async function listPaths(config: NextConfig): Promise<{ segments: string[]; livePages: string[] }> {
  const rewrites = await config.rewrites?.();
  const rules = [
    ...((await config.redirects?.()) ?? []),
    ...(Array.isArray(rewrites) ? rewrites : (rewrites?.beforeFiles ?? [])),
  ];
  const named = rules
    .flatMap(({ source, destination }) => [source, destination])
    .map((path) => path.split(/[/?]/)[1] ?? "")
    .flatMap(wordsOf)
    .filter((segment) => /^[\w.-]+$/.test(segment));
  const own = addressesOf("{page,route}.{ts,tsx}").map((path) => path.split("/")[1] ?? "");
  const files = readdirSync("app").filter((name) => /\.(?:png|ico|svg)$/.test(name));
  const segments = ["_next", "manifest.webmanifest", ...own, ...files, ...readdirSync("public"), ...named];
  const isSeen = seenBy(readFileSync(MIDDLEWARE, "utf8"));
  // middleware.ts only limits searches, whose page is as public as the cached lists. The admin's 404 is static, like every 404.
  const live = addressesOf("page.tsx").filter(
    (page) => isSeen(page) && page !== "/browse" && !page.endsWith("/[...missing]"),
  );
  return { segments: [...new Set(segments)].sort(), livePages: live.sort() };
}

/** middleware.ts with the names in the matcher entry for all other addresses: Next reads the file without running it. */
export function withSegments(middleware: string, segments: readonly string[]): string {
  const names = segments.filter(Boolean).map((name) => name.replaceAll(".", "\\\\."));
  return middleware.replace(/\(\?!\(\?:[^)]*\)\(\?:\/\|\$\)\)/, () => `(?!(?:${names.join("|")})(?:/|$))`);
}
