import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Bought, OrderRef } from "@/lib/checkout/outcome";
import type { Order } from "@/lib/orders/order";
import { env } from "@/server/env";

/** What a guest holds to see his order: it can't be guessed and needs no row of its own. */
export function signOrderToken(id: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET).update(id).digest("base64url");
}

export function isOrderToken(id: string, token: string): boolean {
  const expected = Buffer.from(signOrderToken(id));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function orderRefOf(order: Pick<Order, "id" | "orderId">): OrderRef {
  return { orderId: order.orderId, token: signOrderToken(order.id) };
}

export function boughtBy(order: Order): Bought {
  const lines = order.items.map(({ productId, size, color, quantity }) => ({
    id: productId,
    size,
    color,
    quantity,
  }));
  return { order: orderRefOf(order), lines };
}
