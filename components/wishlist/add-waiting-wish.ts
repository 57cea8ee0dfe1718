import { parseWaitingWish } from "@/lib/wishlist/parse-waiting-wish";
import { waitingWishKey } from "@/lib/wishlist/waiting-wish";
import { addWish } from "./wishlist-store";

/** Adds the entry that a guest started before logging in, once. */
export function addWaitingWish(): void {
  const wish = parseWaitingWish(window.sessionStorage.getItem(waitingWishKey), Date.now());
  window.sessionStorage.removeItem(waitingWishKey);
  if (wish) void addWish(wish);
}
