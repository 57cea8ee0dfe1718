import "server-only";
import type { Order } from "@/lib/orders/order";
import { findOrder } from "@/server/orders/repository";
import { findBasketKey } from "./repository";

/** The current order of a basket: its unpaid or placed order, or the one that replaced it. */
export async function findBasketOrder(key: string): Promise<{ order: Order; requestHash: string } | null> {
  const known = await findBasketKey(key);
  if (!known) return null;
  let order = await findOrder({ orderId: known.orderId });
  for (let hops = 0; order?.replacedBy && hops < 10; hops++)
    order = await findOrder({ orderId: order.replacedBy });
  return order && { order, requestHash: known.requestHash };
}
