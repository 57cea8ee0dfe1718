"use client";

import { browserTracingIntegration, captureException, init, makeFetchTransport } from "@sentry/nextjs";
import { isCategoryAllowed, loadWhenAllowed } from "@/components/consent/consent-store";
import { sampleRates, scrubTransport, sentryOptions } from "@/lib/error-reports/sentry-options";

/** The package's other default integrations read headers, the console and the visitor's behaviour. */
const wanted = new Set([
  "EventFilters",
  "FunctionToString",
  "Breadcrumbs",
  "GlobalHandlers",
  "LinkedErrors",
  "Dedupe",
  "HttpContext",
  "NextjsClientStackFrameNormalization",
]);

/** The admin contains customers' names and orders: nothing of it is recorded. */
function maySend(type: string | undefined): boolean {
  return !(type?.startsWith("replay") && window.location.pathname.startsWith("/admin"));
}

function environment(): string {
  return window.location.protocol === "https:" ? "production" : "sandbox";
}

/**
 * Error reports identify no one and need no consent. Traces and recordings are about a visit: they wait for consent to
 * analytics, which names Sentry.
 */
export function startSentry(dsn: string, takeErrors: () => unknown[]): void {
  init({
    ...sentryOptions(dsn, environment()),
    tracesSampler: () => (isCategoryAllowed("analytics") ? sampleRates.traces : 0),
    replaysSessionSampleRate: sampleRates.replays,
    replaysOnErrorSampleRate: sampleRates.replaysOnError,
    transport: scrubTransport(makeFetchTransport, maySend),
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => wanted.has(name)),
      browserTracingIntegration({ linkPreviousTrace: "off" }),
    ],
  });
  for (const thrown of takeErrors()) {
    captureException(thrown, { mechanism: { type: "onerror", handled: false } });
  }
  loadWhenAllowed("analytics", () => {
    const recording = import("./record-visit").then(({ recordVisit }) => recordVisit());
    recording.catch(() => undefined);
    return () => void recording.then((stop) => stop()).catch(() => undefined);
  });
}
