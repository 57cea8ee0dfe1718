import "server-only";
import type { AddWish, RemoveWish } from "@/lib/wishlist/schemas";
import type { Wish } from "@/lib/wishlist/wish";
import { AppError } from "@/server/errors";
import { deleteWish, insertWish, listWishes, refusalOf } from "./repository";

const refusals = {
  product_missing: new AppError("not_found", "This product isn't available any more."),
  size_missing: new AppError("not_found", "This size doesn't exist."),
  wishlist_full: new AppError(
    "conflict",
    "A wishlist holds up to 200 items. Please remove something from it first.",
  ),
};

type WishlistOwner = { id: string };

/** Returns the new list. */
export async function addWish(
  viewer: WishlistOwner,
  wish: AddWish,
): Promise<{ outcome: "added" | "already"; wishes: Wish[] }> {
  try {
    const outcome = await insertWish(wish);
    return { outcome, wishes: await listWishes(viewer.id) };
  } catch (error) {
    const refusal = refusalOf(error);
    throw refusal ? refusals[refusal] : error;
  }
}

export async function removeWish(viewer: WishlistOwner, wish: RemoveWish): Promise<{ wishes: Wish[] }> {
  await deleteWish(viewer.id, wish);
  return { wishes: await listWishes(viewer.id) };
}
