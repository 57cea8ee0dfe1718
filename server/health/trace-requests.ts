import "server-only";
import { registerOTel } from "@vercel/otel";
import { cleanSpan } from "./clean-span";

const nothing = () => Promise.resolve();

/** Spans of requests and of what they fetch, without personal data, sent where OTEL_EXPORTER_OTLP_ENDPOINT says. */
export function traceRequests(): void {
  registerOTel({
    serviceName: "kapas",
    spanProcessors: [
      { onStart: () => undefined, onEnd: cleanSpan, forceFlush: nothing, shutdown: nothing },
      "auto",
    ],
  });
}
