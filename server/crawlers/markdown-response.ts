import "server-only";
import { markdownPath } from "@/lib/machine-paths";
import { publicEnv } from "@/lib/public-env";
import { cachedAsPage } from "@/server/next/finish-heads";

const headers = { "content-type": "text/markdown; charset=utf-8", "cache-control": cachedAsPage() };

/** A page as Markdown; null: there is no such page. */
export function markdownResponse(text: string | null): Response {
  return new Response(text ?? "# Not found\n", { status: text === null ? 404 : 200, headers });
}

/** For a moved address: the Markdown address of its target. Null: there is none. */
export function redirectToMarkdown(path: string | null): Response {
  if (path === null) return markdownResponse(null);
  const location = `${publicEnv.siteUrl}${markdownPath(path)}`;
  return new Response(null, { status: 308, headers: { location, "cache-control": cachedAsPage() } });
}
