import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Addresses that are a page for some and a text for others, see wantsMarkdown in next.config.mjs. */
const negotiated =
  /^\/(?:(?:products|blog)(?:\/[^/?.]+)?|premium-tshirts|about|contact|faq|(?:shipping|refund)-policy|investor|terms(?:-policy)?)\/?(?:\?|$)/;

/** Adds Accept to what an answer says that it depends on, as late as possible: Next writes over what was there before. */
function addAccept(response: ServerResponse): void {
  const says = [response.getHeader("vary") ?? []].flat().join(", ");
  if (!/(?:^|,)\s*accept\s*(?:,|$)/i.test(says)) {
    response.setHeader("Vary", says ? `Accept, ${says}` : "Accept");
  }
}

/** Caches on the way keep a page and its Markdown apart. */
export function varyByAccept(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (!negotiated.test(request.url ?? "")) return;
    const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
    const withAccept = (...parts: unknown[]) => {
      addAccept(response);
      return writeHead(...parts);
    };
    response.writeHead = withAccept as typeof response.writeHead;
  });
}
