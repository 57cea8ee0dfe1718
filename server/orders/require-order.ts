import "server-only";
import type { Order, OrderRef } from "@/lib/orders/order";
import { AppError } from "@/server/errors";
import { setRequestOrder } from "@/server/request-context";
import { isOrderToken } from "./order-token";
import { findOrder } from "./repository";

/** A wrong token gives the same error as a missing order. */
export async function requireOrderByToken({ orderNumber, token }: OrderRef): Promise<Order> {
  const order = await findOrder({ orderNumber });
  if (!order || !isOrderToken(order, token)) throw new AppError("not_found", "We can't find this order.");
  setRequestOrder(order.orderNumber);
  return order;
}
