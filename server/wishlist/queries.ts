import "server-only";
import { unstable_rethrow } from "next/navigation";
import { type AddWish, isShareToken } from "@/lib/wishlist/schemas";
import type { Wish } from "@/lib/wishlist/wish";
import { toWishlistItem, type WishlistEntry, type WishlistItem } from "@/lib/wishlist/wishlist-item";
import { getGlobalDiscount, listColors } from "@/server/catalog/queries";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { isStaffMember } from "@/server/session/is-staff-member";
import { getViewer, type Viewer } from "@/server/session/viewer";
import {
  findSharedEntries,
  findShareToken,
  findWishlistProducts,
  listWishes,
  listWishlistProducts,
  type WishlistRow,
} from "./repository";

/** Who may have a wishlist: every customer. */
export async function requireWishlistOwner(): Promise<Viewer> {
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  if (await isStaffMember(viewer)) throw new AppError("forbidden", "The shop's own account has no wishlist.");
  return viewer;
}

/** For the hearts. Staff have no wishlist, so nothing is loaded for them. */
export async function listMyWishes(): Promise<{ wishes: Wish[] }> {
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  const [isStaff, wishes] = await Promise.all([isStaffMember(viewer), listWishes(viewer.id)]);
  return { wishes: isStaff ? [] : wishes };
}

export type WishlistOutcome =
  | { is: "guest" }
  | { is: "admin" }
  | { is: "unavailable" }
  | { is: "mine"; items: WishlistItem[]; shareToken: string | null };

async function toItems(rows: readonly WishlistRow[]): Promise<WishlistItem[]> {
  const [percentOff, colors] = await Promise.all([getGlobalDiscount(), listColors()]);
  return rows.map(({ entry, product }) => toWishlistItem(entry, product, { percentOff, colors }));
}

/** An uncaught failure would leave the page's response open for ever. */
async function orUnavailable<T>(read: () => Promise<T>): Promise<T | { is: "unavailable" }> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, "wishlist: failed");
    return { is: "unavailable" };
  }
}

export function getMyWishlist(): Promise<WishlistOutcome> {
  return orUnavailable(async (): Promise<WishlistOutcome> => {
    const viewer = await getViewer();
    if (!viewer) return { is: "guest" };
    const [isStaff, items, shareToken] = await Promise.all([
      isStaffMember(viewer),
      listWishlistProducts(viewer.id).then(toItems),
      findShareToken(viewer.id),
    ]);
    return isStaff ? { is: "admin" } : { is: "mine", items, shareToken };
  });
}

export type SharedWishlist =
  | { is: "missing" }
  | { is: "unavailable" }
  | { is: "shared"; items: WishlistItem[] };

/** The contents of a shared link: products, and nothing about their owner. */
export function getSharedWishlist(token: string): Promise<SharedWishlist> {
  return orUnavailable(async (): Promise<SharedWishlist> => {
    const entries = isShareToken(token) ? await findSharedEntries(token) : null;
    if (!entries) return { is: "missing" };
    return { is: "shared", items: await describeEntries(entries) };
  });
}

async function describeEntries(
  entries: readonly (WishlistEntry & { productId: number })[],
): Promise<WishlistItem[]> {
  const products = await findWishlistProducts(entries.map(({ productId }) => productId));
  return toItems(
    entries.flatMap((entry) => {
      const product = products.get(entry.productId);
      return product ? [{ entry, product }] : [];
    }),
  );
}

/** What is still sold, newest first. */
export function describeWishes(wishes: readonly AddWish[]): Promise<WishlistItem[]> {
  return describeEntries(
    wishes.map(({ id, size, color = null }) => ({ productId: id, size, color })).toReversed(),
  );
}
