import type { Instrumentation } from "next";

/** A server that lacks a variable says so at boot, not at the first order. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [
    { env },
    { nameRequests },
    { countRequests },
    { notePeers },
    { varyByAccept },
    { mendRedirects },
    { compressAnswers },
    { sendNotices },
  ] = await Promise.all([
    import("@/server/env"),
    import("@/server/http/name-requests"),
    import("@/server/health/count-requests"),
    import("@/server/http/note-peer"),
    import("@/server/http/vary-by-accept"),
    import("@/server/http/mend-redirects"),
    import("@/server/http/compress-answers"),
    import("@/server/outbox/send-notices"),
  ]);
  const { OTEL_EXPORTER_OTLP_ENDPOINT, SENTRY_DSN, APP_ENV } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import("@/server/health/trace-requests")).traceRequests();
  nameRequests();
  countRequests();
  if (SENTRY_DSN) (await import("@/server/error-reports/start-sentry")).startSentry(SENTRY_DSN, APP_ENV);
  notePeers();
  varyByAccept();
  mendRedirects();
  compressAnswers();
  sendNotices();
}

export const onRequestError: Instrumentation.onRequestError = async (error, _request, place) => {
  // biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/server/env");
  if (!env().SENTRY_DSN) return;
  const { reportRequestError } = await import("@/server/error-reports/report-request-error");
  reportRequestError(error, place);
};
