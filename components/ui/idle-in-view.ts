/** About two rows of cards; the further ones wait for a sign of interest. */
const MAX_RUNS = 8;

const pending = new Map<Element, () => void>();
let page = "";
let runs = 0;
let observer: IntersectionObserver | undefined;

function runVisible(entries: IntersectionObserverEntry[]): void {
  if (page !== location.pathname) runs = 0;
  page = location.pathname;
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    const run = pending.get(target);
    stop(target);
    if (!run || runs >= MAX_RUNS) continue;
    runs += 1;
    requestIdleCallback(run);
  }
}

function stop(element: Element): void {
  observer?.unobserve(element);
  pending.delete(element);
}

/**
 * Calls `run` when the element has come into view and the browser is idle, for the first eight of a page.
 * Returns how to cancel it. Without `requestIdleCallback` (Safari) it must not be called.
 */
export function onIdleInView(element: Element, run: () => void): () => void {
  observer ??= new IntersectionObserver(runVisible);
  pending.set(element, run);
  observer.observe(element);
  return () => stop(element);
}
