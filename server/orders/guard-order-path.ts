import "server-only";
import { orderNumberPattern } from "@/lib/orders/order";
import { isOrderToken } from "./order-token";
import { findLinkKey, ownsOrder } from "./repository";

/**
 * Whether an address leads to no order that its visitor may see. The page decides again by itself; but once a page has
 * begun to stream, its status is 200, and what is missing must be a real 404, the same for "none" and "not yours".
 */
export async function leadsToNoOrder(
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

/** null: the address is about no order. */
function orderNamedBy({ pathname, searchParams }: URL): string | null {
  if (pathname === "/order-success") return searchParams.get("order") ?? "";
  const [, segment] = pathname.match(/^\/order-details\/([^/]+)\/?$/) ?? [];
  return segment ?? null;
}
