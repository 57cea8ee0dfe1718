import { collectErrors, whenIdle } from "@/components/error-reports/collect-errors";
import { guardDom } from "@/components/layout/guard-dom";
import { repeatLostPress } from "@/components/layout/repeat-lost-press";

guardDom();
repeatLostPress();

/** Errors are recorded from the first line on, including failed loads; the reporter itself loads only then. */
const hear = (event: Event) =>
  event.target instanceof HTMLImageElement ||
  void import("@/components/error-reports/send-error")
    .then(({ sendError }) => sendError(event))
    .catch(() => undefined);
addEventListener("error", hear, true);
addEventListener("unhandledrejection", hear);

// After a deployment the server may lack an action of an open page.
const oldPage = () => import("@/components/layout/reload-dialog");
const send = window.fetch;
window.fetch = async (...request) => {
  const response = await send(...request);
  if (response.headers.has("x-nextjs-action-not-found"))
    void oldPage().then(({ showReloadDialog }) => showReloadDialog());
  return response;
};
try {
  if (sessionStorage.getItem("kapas typed"))
    void oldPage().then(({ restoreFieldValues }) => restoreFieldValues());
} catch {}

// After the first clicks, which its copies would slow down. Not while developing: it would show scripts from before a change.
// biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
if (process.env.NODE_ENV === "production")
  whenIdle(() =>
    setTimeout(() => void navigator.serviceWorker?.register("/sw.js").catch(() => undefined), 5000),
  );

// A build-time constant, see next.config.mjs: without it all of this is dropped.
// biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
if (process.env.NEXT_PUBLIC_SENTRY_DSN) {
  // biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
  const dsn = process.env.NEXT_PUBLIC_SENTRY_DSN;
  const takeErrors = collectErrors();
  whenIdle(() => {
    import("@/components/error-reports/start-sentry")
      .then(({ startSentry }) => startSentry(dsn, takeErrors))
      // Blocked or offline: the shop works without it.
      .catch(() => undefined);
  });
}
