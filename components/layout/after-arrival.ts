import { findUser, hasHint } from "@/components/auth/session-store";
import { waitingWishKey } from "@/lib/wishlist/waiting-wish";

/** The first page after a login does what the guest had asked for. */
async function addWaitingWish(): Promise<void> {
  if (!hasHint() || !window.sessionStorage.getItem(waitingWishKey)) return;
  const { addWaitingWish: add } = await import("@/components/wishlist/add-waiting-wish");
  add();
}

/** Counting comes when the page has nothing else to do. */
const countAfterMs = 2000;

async function countView(path: string): Promise<void> {
  if (navigator.webdriver) return;
  await new Promise((resolve) => setTimeout(resolve, countAfterMs));
  // Who works here is no visitor, whatever page they look at.
  if ((await findUser())?.isStaff) return;
  (await import("@/components/analytics/watch-visit")).viewPage(path);
}

/** What a page does once it stands. What fails waits for the next page. */
export async function arriveAt(path: string): Promise<void> {
  await Promise.allSettled([addWaitingWish(), countView(path)]);
}
