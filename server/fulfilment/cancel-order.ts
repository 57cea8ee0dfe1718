import "server-only";
import type { Order } from "@/lib/orders/order";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { moveOrder, moveRefusalOf } from "./repository";

/** By its buyer, until it goes into print. What was paid goes back by itself. */
export async function cancelOrder(order: Order): Promise<void> {
  try {
    await moveOrder(order.id, "Cancelled", "customer", "At the buyer's request");
    log.info({ orderId: order.orderId }, "order: cancelled by its buyer");
  } catch (error) {
    if (moveRefusalOf(error) !== "bad_transition") throw error;
    throw new AppError(
      "conflict",
      "This order can no longer be cancelled: it is being printed or is on its way. You can send it back when it has arrived.",
    );
  }
}
