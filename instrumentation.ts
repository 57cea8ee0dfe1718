import type { Instrumentation } from "next";

/** A server that lacks a variable fails at boot, not at the first order. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [
    { env },
    { requireEnv },
    { nameRequests },
    { countRequests },
    { drainOnEnd },
    { addPeerHeader },
    { finishHeads },
    { compressAnswers },
    { cacheResponses },
    { sendNotices },
    { watchStorefrontChanges },
    { saveEnvironment },
  ] = await Promise.all([
    import("@/server/env"),
    import("@/server/require-env"),
    import("@/server/next/name-requests"),
    import("@/server/health/count-requests"),
    import("@/server/health/drain"),
    import("@/server/http/peer-header"),
    import("@/server/next/finish-heads"),
    import("@/server/next/compress-answers"),
    import("@/server/next/response-cache"),
    import("@/server/outbox/send-notices"),
    import("@/server/storefront/watch-storefront-changes"),
    import("@/server/health/save-environment"),
  ]);
  requireEnv();
  const { OTEL_EXPORTER_OTLP_ENDPOINT, SENTRY_DSN, APP_ENV, DRAIN_SECONDS } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import("@/server/health/trace-requests")).traceRequests();
  nameRequests();
  countRequests();
  drainOnEnd(DRAIN_SECONDS);
  if (SENTRY_DSN) (await import("@/server/error-reports/start-sentry")).startSentry(SENTRY_DSN, APP_ENV);
  addPeerHeader();
  finishHeads();
  compressAnswers();
  cacheResponses();
  sendNotices();
  // Its change of the privacy page comes before the first look: afterwards pages would expire under the first visitors.
  await saveEnvironment();
  await watchStorefrontChanges();
}

export const onRequestError: Instrumentation.onRequestError = async (error, _request, place) => {
  // biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logRequestError } = await import("@/server/error-reports/log-request-error");
  await logRequestError(error, place);
};
