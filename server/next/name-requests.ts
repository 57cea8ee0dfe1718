import "server-only";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/server/env";
import { enterRequest } from "@/server/request-context";

const header = "x-request-id";

/** Our own proxy's id of the request; without a proxy, any client could have written it. */
export function requestIdOf(given: string | string[] | undefined, hops: number): string {
  const isOurs = hops > 0 && typeof given === "string" && /^[\w-]{8,64}$/.test(given);
  return isOurs ? given : randomUUID();
}

/** Gives each request an id: in its response, and in every log line about it. */
export function nameRequests(): void {
  const hops = env().TRUSTED_PROXIES;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const id = requestIdOf(request.headers[header], hops);
    request.headers[header] = id;
    response.setHeader(header, id);
    enterRequest(id);
  });
}
