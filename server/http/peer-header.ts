import "server-only";
import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

const headerSlot = Symbol.for("kapas.peerHeader");

/** The bundles of one process share globalThis, but no modules. */
function slot(): { [headerSlot]?: string } {
  return Object(globalThis);
}

/**
 * Next sets X-Forwarded-For only when the request has none, and a page can't see its connection. So each request gets the
 * peer address of its connection in a header with a random name.
 */
export function addPeerHeader(): void {
  const header = `x-peer-${randomBytes(12).toString("hex")}`;
  slot()[headerSlot] = header;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[header] = request.socket.remoteAddress;
  });
}

export function readPeer(headers: Pick<Headers, "get">): string | null {
  const header = slot()[headerSlot];
  return header === undefined ? null : headers.get(header);
}
