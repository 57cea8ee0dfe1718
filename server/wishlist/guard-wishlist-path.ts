import "server-only";
import { isShareToken } from "@/lib/wishlist/schemas";
import { findSharedEntries } from "./repository";

/** Whether an address names a shared wishlist that is none, or no longer: it must be a real 404, as in guard-order-path. */
export async function leadsToNoWishlist({ pathname }: URL): Promise<boolean> {
  const [, token] = pathname.match(/^\/wishlist\/([^/]+)\/?$/) ?? [];
  if (token === undefined) return false;
  return !isShareToken(token) || (await findSharedEntries(token)) === null;
}
