import "server-only";
import { createHash } from "node:crypto";

type Fetch = typeof fetch;
type Flights = Map<string, Promise<Response>>;

const sharedForMs = 10_000;

declare global {
  // Middleware and pages are separate bundles with separate modules: they share only globalThis.
  var kapasRefreshes: Flights | undefined;
}

function isRefresh(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return url.includes("/auth/v1/token?grant_type=refresh_token");
}

/**
 * A page and its requests refresh the same token in parallel, and a refresh token works once. They share one
 * response; otherwise all but the first would be signed out.
 */
export function refreshOnce(send: Fetch): Fetch {
  return async (input, init) => {
    if (!isRefresh(input) || typeof init?.body !== "string") return send(input, init);
    const key = createHash("sha256").update(init.body).digest("base64");
    globalThis.kapasRefreshes ??= new Map();
    const shared = globalThis.kapasRefreshes;
    let flight = shared.get(key);
    if (!flight) {
      flight = send(input, init);
      shared.set(key, flight);
      setTimeout(() => shared.delete(key), sharedForMs).unref();
      flight.then((response) => response.ok || shared.delete(key)).catch(() => shared.delete(key));
    }
    return (await flight).clone();
  };
}
