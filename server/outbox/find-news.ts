import "server-only";
import type { News } from "@/lib/mail/order-letters";
import { isOrderTopic, isOvertaken } from "@/lib/mail/topics";
import { type Order, orderNumberPattern } from "@/lib/orders/order";
import { findOrder } from "@/server/orders/repository";
import { findReturnRequest, findSentRefund, type Message, type Settlement } from "./repository";

type Found = { news: News; order: Order } | { settlement: Settlement };

const giveUp = (why: string): Found => ({ settlement: { outcome: "dead", why } });

/** Everything that a message tells, as it is now; or why there is nothing to tell. */
export async function findNews(message: Message): Promise<Found> {
  const found = await readNews(message);
  // What delete_account leaves of a buyer.
  if (!("order" in found) || !found.order.email.endsWith(".invalid")) return found;
  return { settlement: { outcome: "skipped", why: "not needed: the buyer has deleted the account" } };
}

async function readNews(message: Message): Promise<Found> {
  const { topic, aggregate } = message;
  if (isOrderTopic(topic)) {
    const order = await findOrderOf(message);
    if (!order) return giveUp("its order is not there");
    if (!isOvertaken(topic, order)) return { news: { topic }, order };
    return { settlement: { outcome: "skipped", why: `not needed: the order is ${order.status} by now` } };
  }
  if (topic === "refund_processed") {
    const [refund, order] = await Promise.all([findSentRefund(aggregate), findOrderOf(message)]);
    return refund && order ? { news: { topic, ...refund }, order } : giveUp("its refund is not there");
  }
  if (topic === "return_requested") {
    const request = await findReturnRequest(aggregate);
    const order = request && (await findOrder({ id: request.orderKey }));
    return order ? { news: { topic, ...request }, order } : giveUp("its return is not there");
  }
  return giveUp(`nobody has words for the topic "${topic}"`);
}

/** Messages name their order as people do, or by its key. */
export async function findOrderOf({ orderId }: Pick<Message, "orderId">): Promise<Order | null> {
  if (orderId === null) return null;
  return findOrder(orderNumberPattern.test(orderId) ? { orderId } : { id: orderId });
}
