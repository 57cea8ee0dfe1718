const max = 20;

/** Collects errors until a listener is ready; the returned function stops that and returns them. */
export function collectErrors(): () => unknown[] {
  const errors: unknown[] = [];
  const collect = (thrown: unknown) => {
    if (thrown && errors.length < max) errors.push(thrown);
  };
  const onError = (event: ErrorEvent) => collect(event.error);
  const onRejection = (event: PromiseRejectionEvent) => collect(event.reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
    return errors;
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
