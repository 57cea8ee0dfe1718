import type { WantedWish } from "./wish";

/** In sessionStorage: a guest's wishlist entries until after login, including by SMS or Google. */
export const waitingWishesKey = "kapas-waiting-wishes";

/** `stored`: the entries so far. */
export function addToWaiting(stored: string | null, wish: WantedWish, now: number): string {
  let known: unknown = [];
  try {
    known = JSON.parse(stored ?? "[]");
  } catch {
    // Damaged: it begins again.
  }
  return JSON.stringify([...(Array.isArray(known) ? known : []), { ...wish, at: now }].slice(-50));
}
