import "server-only";
import { subscribe } from "node:diagnostics_channel";
import * as Sentry from "@sentry/nextjs";
import { sampleRates, scrubTransport, sentryOptions } from "@/lib/error-reports/sentry-options";
import { type LoggedError, loggedErrors } from "@/server/log";

/** The package's other default integrations read requests, variables or the console. */
const wanted = new Set([
  "EventFilters",
  "FunctionToString",
  "LinkedErrors",
  "OnUncaughtException",
  "OnUnhandledRejection",
  "Context",
]);

/** Ids and codes of a log line identify its subject; its other fields are not sent. */
function idsOf(fields: Record<string, unknown>): Record<string, string | number> {
  const ids = Object.entries(fields).filter(
    (field): field is [string, string | number] =>
      (typeof field[1] === "string" || typeof field[1] === "number") &&
      /^(?:id|kind|topic|code|status|charge|subscription|orderNumber)$|Id$/.test(field[0]),
  );
  return Object.fromEntries(ids);
}

function reportLine({ fields, message }: LoggedError): void {
  const thrown = fields.err ?? fields.error;
  const context = { tags: { where: message }, extra: idsOf(fields) };
  if (thrown instanceof Error) Sentry.captureException(thrown, context);
  else Sentry.captureMessage(message, { ...context, level: "error" });
}

/** Sends server errors and error log lines to Sentry from here on, and the traces of 5 % of the requests. */
export function startSentry(dsn: string, environment: string): void {
  Sentry.init({
    ...sentryOptions(dsn, environment),
    tracesSampleRate: sampleRates.traces,
    includeServerName: false,
    // It would rewrite every module that is loaded from here on.
    enableRuntimeChannelInjection: false,
    transport: scrubTransport(Sentry.makeNodeTransport),
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => wanted.has(name)),
      // Gives each request its own scope and trace; the spans are Next's.
      Sentry.httpIntegration({ spans: false, breadcrumbs: false, tracePropagation: false }),
    ],
  });
  subscribe(loggedErrors, (line) => reportLine(line as LoggedError));
}
