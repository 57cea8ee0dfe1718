import "server-only";
import { registerOTel } from "@vercel/otel";
import { scrubSpan } from "./scrub-span";

const nothing = () => Promise.resolve();

/** Spans of requests and their fetches, without personal data, sent to OTEL_EXPORTER_OTLP_ENDPOINT. */
export function traceRequests(): void {
  registerOTel({
    serviceName: "kapas",
    spanProcessors: [
      { onStart: () => undefined, onEnd: scrubSpan, forceFlush: nothing, shutdown: nothing },
      "auto",
    ],
  });
}
