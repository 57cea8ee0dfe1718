import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { routeClassOf } from "@/lib/health/route-class";

const registrySlot = Symbol.for("kapas.metrics");

/** The counters of this process. The bundles of one process share globalThis, but no modules. */
export function processRegistry(): Registry {
  const place: { [registrySlot]?: Registry } = Object(globalThis);
  place[registrySlot] ??= new Registry();
  return place[registrySlot];
}

/** Records requests by kind and status, their duration, and memory, event loop and CPU time of the process. */
export function countRequests(): void {
  const registers = [processRegistry()];
  collectDefaultMetrics({ register: processRegistry() });
  const requests = new Counter({
    name: "kapas_http_requests_total",
    help: "HTTP responses, by route and status",
    labelNames: ["route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "kapas_http_request_duration_seconds",
    help: "Time from request headers to the end of the response",
    labelNames: ["route"],
    buckets: [10, 50, 100, 250, 500, 1000, 2500, 5000, 10_000].map((ms) => ms / 1000),
    registers,
  });
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const route = routeClassOf(request.method ?? "", request.url ?? "");
    const stop = durations.startTimer({ route });
    response.once("close", () => {
      // 499: the visitor disconnected first.
      requests.inc({ route, status: response.writableFinished ? response.statusCode : 499 });
      stop();
    });
  });
}
