import type { WantedWish } from "./wish";

/** Kept in sessionStorage: what a guest asked for, until they have logged in, by SMS or by Google too. */
export const waitingWishKey = "kapas-waiting-wish";

export function serializeWaitingWish(wish: WantedWish, now: number): string {
  return JSON.stringify({ ...wish, at: now });
}
