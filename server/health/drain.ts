import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A stopping process ends after this, whatever is open. */
const maxEndMs = 20_000;

declare global {
  /** Whether this process is stopping. Its bundles share globalThis, but no modules. */
  var isDraining: boolean | undefined;
}

/**
 * After SIGTERM this process answers for `seconds` more, while /api/health says 503 and each answer closes its
 * connection, so that a load balancer leaves before connections are refused. Then Next finishes open requests.
 */
export function drainOnEnd(seconds: number): void {
  const ends = process.rawListeners("SIGTERM");
  process.removeAllListeners("SIGTERM");
  // npm and a supervisor may both send it.
  process.on("SIGTERM", () => {
    if (globalThis.isDraining) return;
    globalThis.isDraining = true;
    setTimeout(() => process.exit(143), maxEndMs).unref();
    setTimeout(() => {
      // Requests that began before the signal left their connections open, and Next would wait for these.
      subscribe("http.server.response.finish", (message) => (message as { socket: Socket }).socket.end());
      for (const end of ends) end.call(process, "SIGTERM");
    }, seconds * 1000);
  });
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    if (globalThis.isDraining) response.setHeader("connection", "close");
  });
}
