import type { WantedWish } from "./wish";

/** In the tab's own storage: what a guest asked for, until they have logged in. It outlives a code by SMS and a way by Google. */
export const waitingWishKey = "kapas-waiting-wish";

export function serializeWaitingWish(wish: WantedWish, now: number): string {
  return JSON.stringify({ ...wish, at: now });
}
