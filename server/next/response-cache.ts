import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  Server,
  ServerResponse,
} from "node:http";
import { LRUCache } from "lru-cache";
import { memoryBounds } from "@/lib/limits/memory-bounds";
import { codingFor } from "./coding-for";

interface CachedResponse {
  head: OutgoingHttpHeaders;
  body: Buffer;
  until: number;
}

declare global {
  /** How often this process has expired pages. Its bundles share globalThis, but no modules. */
  var pageExpiries: number | undefined;
}

/** Next is asked again after this: only it knows a page's lifetime. */
const lifeMs = 1000;

const responses = new LRUCache<string, CachedResponse>({
  maxSize: memoryBounds.responses,
  sizeCalculation: ({ body }) => body.length + 1000,
});
let responsesAt = 0;

/** A browser's, a crawler's and a proxy's. With any other header Next may answer differently. */
const withoutEffect =
  /^(?:host|connection|user-agent|accept|accept-encoding|accept-language|cookie|referer|dnt|from|priority|save-data|cache-control|pragma|upgrade-insecure-requests|via|forwarded|sec-[\w-]+|x-forwarded-[\w-]+|x-real-ip|x-request-id|x-peer-\w+)$/;

/** Null for a request that only Next can answer. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  const coding = codingFor(headers["accept-encoding"]);
  if (method !== "GET" || !coding || headers.accept?.includes("markdown")) return null;
  for (const name in headers) if (!withoutEffect.test(name)) return null;
  return `${coding} ${url}`;
}

function find(key: string): CachedResponse | undefined {
  const expiries = globalThis.pageExpiries ?? 0;
  if (responsesAt !== expiries) responses.clear();
  responsesAt = expiries;
  const found = responses.get(key);
  return found && found.until > performance.now() ? found : undefined;
}

/**
 * Keeps the answer with a cached page for a second, unless pages have expired since its request came: then it may be the
 * page before a change.
 */
export function storeFor(request: IncomingMessage): (response: ServerResponse, body: Buffer) => void {
  const expiries = globalThis.pageExpiries ?? 0;
  return (response, body) => {
    const key = keyOf(request);
    const { "x-request-id": _own, connection: _ends, ...head } = response.getHeaders();
    const isForAll =
      head["x-nextjs-cache"] === "HIT" &&
      /^s-maxage=/.test(String(head["cache-control"])) &&
      head["set-cookie"] === undefined;
    if (key && isForAll && expiries === responsesAt)
      responses.set(key, { head, body, until: performance.now() + lifeMs });
  };
}

/** Sends kept answers without asking Next, which takes ten times as long to find the page in its memory. */
export function cacheResponses(): void {
  const known = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (known.has(server)) return;
    known.add(server);
    const [ask] = server.rawListeners("request") as RequestListener[];
    if (!ask) return;
    server.removeListener("request", ask);
    server.prependListener("request", (request: IncomingMessage, response) => {
      const key = keyOf(request);
      const cached = key && find(key);
      if (!cached) return ask.call(server, request, response);
      for (const [name, value] of Object.entries(cached.head))
        if (value !== undefined) response.setHeader(name, value);
      response.end(cached.body);
    });
  });
}
