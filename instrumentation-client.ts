import { keepErrors, whenIdle } from "@/components/error-reports/keep-errors";

/** Heard from the first line on, also what did not load; what tells the shop of it comes only then. */
const hear = (event: Event) =>
  event.target instanceof HTMLImageElement ||
  void import("@/components/error-reports/send-error")
    .then(({ sendError }) => sendError(event))
    .catch(() => undefined);
addEventListener("error", hear, true);
addEventListener("unhandledrejection", hear);

// A constant of the build, see next.config.mjs: without it all of this is dropped.
// biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
if (process.env.NEXT_PUBLIC_SENTRY_DSN) {
  // biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
  const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;
  const takeKept = keepErrors();
  whenIdle(() => {
    import("@/components/error-reports/start-sentry")
      .then(({ startSentry }) => startSentry(dsn, takeKept))
      // Blocked or offline: the shop works without.
      .catch(() => undefined);
  });
}
