import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { mergeQuery } from "@/lib/seo/merge-query";

/** Cached pages of products and posts, which redirect when they have moved. */
const movable = /^\/(?:products|product|blog)\/[^/?]+\/?(?:\?|$)/;

/** Next sets the target of such a page twice, and a cached page has no query: one target, with the visitor's query. */
function leadOnce(url: string, response: ServerResponse): void {
  if (!movable.test(url) || (response.statusCode !== 307 && response.statusCode !== 308)) return;
  const [target] = [response.getHeader("location") ?? []].flat();
  if (target === undefined) return;
  const [, search = ""] = url.split("?", 2);
  response.setHeader("Location", mergeQuery(String(target), search));
}

/** Addresses that also exist as Markdown, see `negotiated` in next.config.mjs. */
const negotiated =
  /^\/(?:(?:products|blog)(?:\/[^/?.]+)?|premium-tshirts|about|contact|faq|(?:shipping|refund)-policy|investor|terms(?:-policy)?)\/?(?:\?|$)/;

/**
 * A cache may reuse a page only for visitors with the same Accept header. One that ignores Vary must not
 * store the redirect to the text: every visitor would get it.
 */
function varyByAccept(url: string, response: ServerResponse): void {
  if (!negotiated.test(url)) return;
  const [target] = [response.getHeader("location") ?? []].flat();
  if (response.statusCode === 307 && /\.md(?:\?|$)/.test(String(target)))
    response.setHeader("Cache-Control", "private, no-store");
  const fields = [response.getHeader("vary") ?? []].flat().join(", ");
  if (!/(?:^|,)\s*accept\s*(?:,|$)/i.test(fields)) {
    response.setHeader("Vary", fields ? `Accept, ${fields}` : "Accept");
  }
}

/** Two shared caches in a row, the second of which ignores Age, make ten minutes. */
const maxSharedSeconds = 300;

/** The Cache-Control of responses that are the same for everyone and change with the catalogue: browsers revalidate each time. */
export const cachedAsPage = (sharedSeconds = maxSharedSeconds): string =>
  `public, max-age=0, must-revalidate, s-maxage=${sharedSeconds}`;

/**
 * Next lets shared caches use a page for as long as we do, and for a week more while they fetch it again.
 * They don't receive our changes, and Chromium obeys stale-while-revalidate in its own cache.
 */
function limitCaching(_url: string, response: ServerResponse): void {
  const [, seconds] = /^s-maxage=(\d+)/.exec(String(response.getHeader("cache-control"))) ?? [];
  if (seconds === undefined) return;
  response.setHeader("Cache-Control", cachedAsPage(Math.min(Number(seconds), maxSharedSeconds)));
}

/** Corrects Next's headers of cached pages when they are written: before that, Next would overwrite them. */
export function finishHeads(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const url = request.url ?? "";
    const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
    const writeFinished = (...parts: unknown[]) => {
      if (typeof parts[0] === "number") response.statusCode = parts[0];
      for (const finish of [leadOnce, varyByAccept, limitCaching]) finish(url, response);
      return writeHead(...parts);
    };
    response.writeHead = writeFinished as typeof response.writeHead;
  });
}
