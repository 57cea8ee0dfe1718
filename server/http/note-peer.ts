import "server-only";
import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

const headerSlot = Symbol.for("kapas.peerHeader");

/** Bundles of one process don't share modules, only this. */
function slot(): { [headerSlot]?: string } {
  return Object(globalThis);
}

/**
 * Next fills X-Forwarded-For only where the visitor wrote none, and shows no connection to a page. So each request gets the
 * other end of its connection in a header whose name nobody can guess.
 */
export function notePeers(): void {
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
