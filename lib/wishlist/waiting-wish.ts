import type { WantedWish } from "./wish";

/** In sessionStorage: a guest's wishlist entry until after login, including by SMS or Google. */
export const waitingWishKey = "kapas-waiting-wish";

export function serializeWaitingWish(wish: WantedWish, now: number): string {
  return JSON.stringify({ ...wish, at: now });
}
