import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import type { useRouter } from "next/navigation";

/** About two rows of cards; the further ones wait for a sign of interest. */
const MAX_PAGES = 8;

const pending = new Map<Element, () => void>();
let page = "";
let pages = 0;
let observer: IntersectionObserver | undefined;

function fetchVisible(entries: IntersectionObserverEntry[]): void {
  if (page !== location.pathname) pages = 0;
  page = location.pathname;
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    const fetchPage = pending.get(target);
    stop(target);
    if (!fetchPage || pages >= MAX_PAGES) continue;
    pages += 1;
    requestIdleCallback(fetchPage);
  }
}

function stop(link: Element): void {
  observer?.unobserve(link);
  pending.delete(link);
}

/**
 * Prefetches the page of a link that is in view once the browser is idle, for the first eight of a page. Returns how
 * to cancel it. Chromium only: Safari has no `requestIdleCallback`.
 */
export function prefetchInView(link: Element, href: string, router: ReturnType<typeof useRouter>) {
  observer ??= new IntersectionObserver(fetchVisible);
  pending.set(link, () => router.prefetch(href, { kind: PrefetchKind.FULL }));
  observer.observe(link);
  return () => stop(link);
}
