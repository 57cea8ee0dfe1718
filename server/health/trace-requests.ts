import "server-only";
import { registerOTel } from "@vercel/otel";
import { cleanSpan } from "./clean-span";

const nothing = () => Promise.resolve();

/** Spans of requests and their fetches, without personal data, sent to OTEL_EXPORTER_OTLP_ENDPOINT. */
export function traceRequests(): void {
  registerOTel({
    serviceName: "kapas",
    spanProcessors: [
      { onStart: () => undefined, onEnd: cleanSpan, forceFlush: nothing, shutdown: nothing },
      "auto",
    ],
  });
}
