import "server-only";
import type { Order } from "@/lib/orders/order";
import { AppError, moveRefusalOf } from "@/server/errors";
import { log } from "@/server/log";
import { findOrder } from "@/server/orders/repository";
import { moveOrder } from "./repository";

/** Cancels an order for its customer, before it is in production. A payment is refunded automatically. */
export async function cancelOrder(order: Order): Promise<void> {
  if (order.status === "Cancelled") return;
  try {
    await moveOrder(order.orderId, "Cancelled", "customer", "At the customer's request");
    log.info({ orderNumber: order.orderNumber }, "order: cancelled by its buyer");
  } catch (error) {
    if (moveRefusalOf(error) !== "bad_transition") throw error;
    // The order was cancelled or has expired since then: the customer has what they wanted.
    if ((await findOrder({ orderId: order.orderId }))?.status === "Cancelled") return;
    throw new AppError(
      "conflict",
      "This order can't be cancelled any more: it's being printed or on its way. You can return it once it arrives.",
    );
  }
}
