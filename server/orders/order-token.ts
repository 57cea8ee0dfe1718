import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { OrderedCart } from "@/lib/checkout/ordered-cart";
import type { Order, OrderRef } from "@/lib/orders/order";
import { now } from "@/server/clock";
import { env } from "@/server/env";

const dayMs = 24 * 3600 * 1000;
/** The lifetime of a link from the order date on; a late email has one that lives longer. */
const linkDays = 90;
const lateMailDays = 30;

/** What a link identifies: the order, and how often its links were revoked. */
export type LinkKey = Pick<Order, "orderId" | "linkEpoch">;
type Linked = LinkKey & Pick<Order, "orderNumber" | "createdAt">;

/** The token with which a guest sees an order: it can't be guessed, it expires, and no row stores it. */
export function signOrderToken(order: LinkKey, endsAt: number): string {
  const ends = Math.floor(endsAt / 1000).toString(36);
  return `${ends}.${macOf(order, ends)}`;
}

export function isOrderToken(order: LinkKey, token: string, at = now().getTime()): boolean {
  const [ends = "", mac = "", ...rest] = token.split(".");
  if (rest.length > 0 || !/^[0-9a-z]{1,9}$/.test(ends)) return false;
  const expected = Buffer.from(macOf(order, ends));
  const given = Buffer.from(mac);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number.parseInt(ends, 36) * 1000 > at;
}

function macOf({ orderId, linkEpoch }: LinkKey, ends: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET)
    .update(`order ${orderId} ${linkEpoch} ${ends}`)
    .digest("base64url");
}

function endOfLinks({ createdAt }: Pick<Order, "createdAt">): number {
  return Date.parse(createdAt) + linkDays * dayMs;
}

/** For an email: its reader has access to the address, so the link opens the order even after older links have expired. */
export function signEmailOrderToken(order: Linked, now: Date): string {
  return signOrderToken(order, Math.max(endOfLinks(order), now.getTime() + lateMailDays * dayMs));
}

/** For the page of an owner who is signed in. */
export function signOwnerOrderToken(order: Linked): string {
  return signOrderToken(order, Math.max(endOfLinks(order), now().getTime() + dayMs));
}

export function orderRefOf(order: Linked): OrderRef {
  return { orderNumber: order.orderNumber, token: signOrderToken(order, endOfLinks(order)) };
}

export function toOrderedCart(order: Order): OrderedCart {
  const lines = order.items.map(({ productId, size, color, quantity, designVersionId }) => ({
    id: productId,
    size,
    color,
    quantity,
    ...(designVersionId && { design: designVersionId }),
  }));
  return { order: orderRefOf(order), lines };
}
