import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { keepQuery } from "@/lib/seo/keep-query";

/** Kept pages of a thing, which lead on when it has moved. */
const things = /^\/(?:products|product|blog)\/[^/?]+\/?(?:\?|$)/;

/** Next names the target of a page twice when it makes it, and a kept page knows no query: one target, with what the visitor came with. */
function mend(url: string, response: ServerResponse): void {
  if (response.statusCode !== 307 && response.statusCode !== 308) return;
  const [target] = [response.getHeader("location") ?? []].flat();
  if (target === undefined) return;
  const [, search = ""] = url.split("?", 2);
  response.setHeader("Location", keepQuery(String(target), search));
}

/** Changes where kept pages send on to, as late as possible: just before an answer's head is written. */
export function mendRedirects(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const url = request.url ?? "";
    if (!things.test(url)) return;
    const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
    const mended = (...parts: unknown[]) => {
      if (typeof parts[0] === "number") response.statusCode = parts[0];
      mend(url, response);
      return writeHead(...parts);
    };
    response.writeHead = mended as typeof response.writeHead;
  });
}
