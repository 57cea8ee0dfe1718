import "server-only";
import { orderNumberPattern } from "@/lib/orders/order";
import { isOrderToken } from "./order-token";
import { findLinkKey, ownsOrder } from "./repository";

/**
 * Whether a URL leads to an order that is missing or that the visitor may not see; both must be the same 404. The page
 * checks again, but after it begins to stream, its status is already 200.
 */
export async function isMissingOrder(
  url: URL,
  client: Parameters<typeof ownsOrder>[1] | null,
): Promise<boolean> {
  const named = orderNamedBy(url);
  if (named === null) return false;
  if (!orderNumberPattern.test(named)) return true;
  const token = url.searchParams.get("token");
  const key = token === null ? null : await findLinkKey(named);
  if (key !== null && isOrderToken(key, token ?? "")) return false;
  return !client || !(await ownsOrder(named, client));
}

/** The order number in a URL; null when the URL contains no order. */
function orderNamedBy({ pathname, searchParams }: URL): string | null {
  if (pathname === "/order-success") return searchParams.get("order") ?? "";
  const [, segment] = pathname.match(/^\/order-details\/([^/]+)(?:\/review\/[^/]+)?\/?$/) ?? [];
  return segment ?? null;
}
