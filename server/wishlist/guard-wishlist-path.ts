import "server-only";
import { isShareToken } from "@/lib/wishlist/schemas";
import { findSharedEntries } from "./repository";

/** Whether a URL names a missing or revoked shared wishlist: it must be a real 404, as in guard-order-path. */
export async function isMissingWishlist({ pathname }: URL): Promise<boolean> {
  const [, token] = pathname.match(/^\/wishlist\/([^/]+)\/?$/) ?? [];
  if (token === undefined) return false;
  return !isShareToken(token) || (await findSharedEntries(token)) === null;
}
