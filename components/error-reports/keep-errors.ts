const most = 20;

/** Collects errors until a listener is ready; the returned function stops that and returns them. */
export function keepErrors(): () => unknown[] {
  const kept: unknown[] = [];
  const keep = (thrown: unknown) => {
    if (thrown && kept.length < most) kept.push(thrown);
  };
  const onError = (event: ErrorEvent) => keep(event.error);
  const onRejection = (event: PromiseRejectionEvent) => keep(event.reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
    return kept;
  };
}

/** Runs once the page has loaded and is idle. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 10_000 });
    // Safari has no requestIdleCallback.
    else setTimeout(run, 2000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
