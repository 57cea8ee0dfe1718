import { findUser, hasSignedInHint } from "@/components/auth/session-store";
import { isSparing } from "@/components/ui/intent-link";
import { forOffline } from "@/lib/offline-caches";
import { waitingWishesKey } from "@/lib/wishlist/waiting-wishes";

/** Completes the wishlist entries that a guest started before logging in. */
async function addWaiting(): Promise<void> {
  if (!hasSignedInHint() || !window.localStorage.getItem(waitingWishesKey)) return;
  const { addWaitingWishes } = await import("@/components/wishlist/add-waiting-wishes");
  await addWaitingWishes();
}

let isFirstPage = true;

const isShown = (element: Element) => element.getClientRects().length > 0;

/** The focused control is gone with its page, such as "Buy now": keyboards and screen readers start at the new heading. */
function focusHeading(): void {
  const wasFirst = isFirstPage;
  isFirstPage = false;
  const { activeElement: focused, body } = document;
  if (wasFirst || window.location.hash || (focused && focused !== body && isShown(focused))) return;
  // Next keeps the previous page, hidden.
  const heading = [...document.querySelectorAll<HTMLElement>("main h1")].find(isShown);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}

/** Milliseconds: analytics loads when the page is idle. */
const countAfterMs = 2000;

async function countView(path: string): Promise<void> {
  if (navigator.webdriver) return;
  await new Promise((resolve) => setTimeout(resolve, countAfterMs));
  // Staff are not visitors, on any page.
  if ((await findUser())?.isStaff) return;
  (await import("@/components/analytics/watch-visit")).recordPageView(path);
}

/** Moving inside the shop loads no whole page, so the service worker would not have it without a connection. */
async function copyForOffline(): Promise<void> {
  const address = window.location.href;
  if (performance.getEntriesByType("navigation")[0]?.name === address) return;
  if (!navigator.serviceWorker?.controller || isSparing()) return;
  await new Promise((resolve) => setTimeout(resolve, countAfterMs));
  // A personal page is never copied, and each says noindex.
  if (window.location.href !== address || document.querySelector("meta[name=robots][content*=noindex]"))
    return;
  await fetch(address, { headers: { [forOffline]: "1", accept: "text/html" }, priority: "low" });
}

/** Runs after a page has loaded. A failed task waits for the next page. */
export async function runAfterNavigation(path: string): Promise<void> {
  focusHeading();
  await Promise.allSettled([addWaiting(), countView(path), copyForOffline()]);
}
