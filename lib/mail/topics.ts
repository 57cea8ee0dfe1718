import type { OrderStatus, OrderSummary } from "@/lib/orders/order";

export const orderTopics = [
  "order_placed",
  "order_reminder",
  "order_confirmed",
  "order_shipped",
  "order_delivered",
  "order_cancelled",
  "order_rto",
  "order_link",
  "order_payment_link",
] as const;
export type OrderTopic = (typeof orderTopics)[number];

/** Invoice and credit notes, on a customer's request. */
export const documentsTopic = "order_documents";

/** The designs of an order were reviewed. */
export const artTopic = "art_decided";

/** The same for a design that no order waits for. */
export const submissionTopic = "submission_decided";

export const returnTopics = ["return_requested", "return_received", "return_rejected"] as const;
export type ReturnTopic = (typeof returnTopics)[number];

export function isReturnTopic(topic: string): topic is ReturnTopic {
  return returnTopics.some((known) => known === topic);
}

export function isOrderTopic(topic: string): topic is OrderTopic {
  return orderTopics.some((known) => known === topic);
}

/** The statuses in which a message is still relevant; a topic without a row always is. */
const stillTrue: Partial<Record<OrderTopic, readonly OrderStatus[]>> = {
  order_placed: ["Pending Payment", "COD Review"],
  order_reminder: ["COD Review"],
  order_payment_link: ["Pending Payment"],
  order_shipped: ["Shipped"],
  order_cancelled: ["Cancelled"],
  order_rto: ["RTO"],
};

/** True when the order has moved on while its message was queued: a paid order needs no message about paying. */
export function isOvertaken(topic: OrderTopic, { status }: Pick<OrderSummary, "status">): boolean {
  if (topic === "order_confirmed") return status === "Cancelled";
  return stillTrue[topic]?.includes(status) === false;
}
