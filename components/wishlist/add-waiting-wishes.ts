import { parseWaitingWishes } from "@/lib/wishlist/parse-waiting-wishes";
import { waitingWishesKey } from "@/lib/wishlist/waiting-wishes";
import { addWish } from "./wishlist-store";

/** Adds the entries that a guest started before logging in, once. */
export async function addWaitingWishes(): Promise<void> {
  const wishes = parseWaitingWishes(window.localStorage.getItem(waitingWishesKey), Date.now());
  window.localStorage.removeItem(waitingWishesKey);
  for (const wish of wishes) await addWish(wish);
}
