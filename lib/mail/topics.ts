import type { OrderStatus, OrderSummary } from "@/lib/orders/order";

export const orderTopics = [
  "order_placed",
  "order_reminder",
  "order_confirmed",
  "order_shipped",
  "order_delivered",
  "order_cancelled",
  "order_returned",
  "order_link",
] as const;
export type OrderTopic = (typeof orderTopics)[number];

export function isOrderTopic(topic: string): topic is OrderTopic {
  return orderTopics.some((known) => known === topic);
}

/** Where an order is when its news are still news; a topic without a row is always worth telling. */
const stillTrue: Partial<Record<OrderTopic, readonly OrderStatus[]>> = {
  order_placed: ["Pending Payment", "COD Review"],
  order_reminder: ["COD Review"],
  order_shipped: ["Shipped"],
  order_cancelled: ["Cancelled"],
};

/** True when the order has moved on while its message waited: whoever paid at once needs no word about paying. */
export function isOvertaken(topic: OrderTopic, { status }: Pick<OrderSummary, "status">): boolean {
  if (topic === "order_confirmed") return status === "Cancelled";
  return stillTrue[topic]?.includes(status) === false;
}
