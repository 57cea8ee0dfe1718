import "server-only";
import { markdownPath } from "@/lib/machine-paths";
import { publicEnv } from "@/lib/public-env";

const type = "text/markdown; charset=utf-8";

/** A text in Markdown; null: there is no such page. */
export function answerMarkdown(text: string | null): Response {
  if (text === null) return new Response("# Not found\n", { status: 404, headers: { "content-type": type } });
  return new Response(text, { headers: { "content-type": type } });
}

/** For an address that has moved: to the Markdown of where it leads now. Null: it leads nowhere. */
export function sendOnToMarkdown(path: string | null): Response {
  return path === null
    ? answerMarkdown(null)
    : new Response(null, { status: 308, headers: { location: `${publicEnv.siteUrl}${markdownPath(path)}` } });
}
