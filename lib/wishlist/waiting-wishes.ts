import { type WantedWish, type Wish, withoutWish } from "./wish";

/** In localStorage: a guest's wishlist until after login. */
export const waitingWishesKey = "kapas-waiting-wishes";

export const maxWaiting = 50;

/** `stored`: the entries so far. */
export function addToWaiting(stored: string | null, wish: WantedWish, now: number): string {
  return JSON.stringify([...parse(stored), { ...wish, at: now }].slice(-maxWaiting));
}

/** Like `withoutWish`. */
export function removeFromWaiting(stored: string | null, id: number, size?: string | null): string {
  return JSON.stringify(withoutWish(parse(stored), id, size));
}

function parse(stored: string | null): Wish[] {
  try {
    const known: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(known) ? known : [];
  } catch {
    // Damaged: it begins again.
    return [];
  }
}
