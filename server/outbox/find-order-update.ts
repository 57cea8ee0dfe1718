import "server-only";
import type { ParcelOf } from "@/lib/mail/order-blocks";
import type { OrderUpdate } from "@/lib/mail/order-emails";
import { writeReturnText } from "@/lib/mail/return-text";
import {
  artTopic,
  documentsTopic,
  isOrderTopic,
  isOvertaken,
  isReturnTopic,
  type OrderTopic,
} from "@/lib/mail/topics";
import { isOwnDesign, type Order } from "@/lib/orders/order";
import { describeLostExchange, describeUndelivered } from "@/lib/orders/returns";
import { publicEnv } from "@/lib/public-env";
import { artStateOf } from "@/lib/submissions/order-art";
import { subscriptionPaths } from "@/lib/subscription-paths";
import { listDocumentEntries } from "@/server/invoices/repository";
import { listOrderArt } from "@/server/orders/art-repository";
import { findOrder } from "@/server/orders/repository";
import { findReturns } from "@/server/returns/find-returns";
import { findDecided, findReturnRequest, findSentRefund, type Message, type Settlement } from "./repository";
import { findSubscriptionMail } from "./subscription-repository";

/** The text about items and money, when the order alone does not show it. */
async function writeTextOf(topic: OrderTopic, order: Order): Promise<string | undefined> {
  const isOver = topic === "order_cancelled" || topic === "order_rto";
  if (isOver && order.isExchange) return describeLostExchange(await findReturns(order.orderNumber));
  return topic === "order_rto" ? describeUndelivered(await findReturns(order.orderNumber)) : undefined;
}

type Found = { update: OrderUpdate; order: Order } | { settlement: Settlement };

const giveUp = (why: string): Found => ({ settlement: { outcome: "dead", why } });

/** The current content of a message, or why there is none. */
export async function findOrderUpdate(message: Message): Promise<Found> {
  const found = await readOrderUpdate(message);
  // delete_account replaces the address of a buyer with this.
  if (!("order" in found) || !found.order.email?.endsWith(".invalid")) return found;
  return { settlement: { outcome: "skipped", why: "not needed: the customer has deleted the account" } };
}

async function readOrderUpdate(message: Message): Promise<Found> {
  const { topic, returnId, refundId } = message;
  if (isOrderTopic(topic)) {
    const order = await findOrderOf(message);
    if (!order) return giveUp("its order no longer exists");
    if (!isOvertaken(topic, order)) {
      const isConfirmed = topic === "order_confirmed";
      const [text, waitsForArt, parcelOf] = await Promise.all([
        writeTextOf(topic, order),
        isConfirmed && waitsForItsArt(order),
        isConfirmed ? findParcelOf(order) : null,
      ]);
      const isLeftOut = message.data.is_left_out === true;
      return { update: { topic, text, waitsForArt, isLeftOut, parcelOf }, order };
    }
    return { settlement: { outcome: "skipped", why: `not needed: the order is now ${order.status}` } };
  }
  if (topic === artTopic) return readArtUpdate(message);
  if (topic === documentsTopic) {
    const order = await findOrderOf(message);
    const documents = order ? await listDocumentEntries(order.orderId) : [];
    return order && documents.length > 0
      ? { update: { topic, documents }, order }
      : giveUp("its documents no longer exist");
  }
  if (topic === "refund_processed") {
    const [refund, order] = await Promise.all([
      refundId === null ? null : findSentRefund(refundId),
      findOrderOf(message),
    ]);
    return refund && order ? { update: { topic, ...refund }, order } : giveUp("its refund no longer exists");
  }
  if (isReturnTopic(topic)) {
    const request = returnId === null ? null : await findReturnRequest(returnId);
    const order = request && (await findOrder({ orderId: request.orderId }));
    if (!order) return giveUp("its return no longer exists");
    const returns = await findReturns(order.orderNumber);
    const text = writeReturnText(topic, request, order, returns);
    const exchange = returns.exchanges.find((one) => one.returnId === returnId);
    return { update: { topic, ...request, text, exchange }, order };
  }
  return giveUp(`no text for the topic "${topic}"`);
}

/** An order that has moved on no longer waits for an answer. */
async function readArtUpdate(message: Message): Promise<Found> {
  const [design, order] = await Promise.all([
    message.decision && findDecided(message.decision),
    findOrderOf(message),
  ]);
  if (!order) return giveUp("its order no longer exists");
  const isCurrent = design && order.status === "Confirmed";
  if (isCurrent) return { update: { topic: artTopic, design }, order };
  const why = design ? `the order is already ${order.status}` : "the decision has changed since";
  return { settlement: { outcome: "skipped", why: `not needed: ${why}` } };
}

async function waitsForItsArt(order: Order): Promise<boolean> {
  if (!order.items.some(isOwnDesign)) return false;
  return artStateOf(await listOrderArt(order.orderId)) === "waiting";
}

async function findParcelOf({ events }: Order): Promise<ParcelOf | null> {
  const id = events.find(({ type }) => type === "of_subscription")?.facts.subscriptionId;
  const found = id === undefined ? null : await findSubscriptionMail(id, undefined);
  if (id === undefined || !found) return null;
  const { plan, months } = found.update;
  return { plan, months, url: `${publicEnv.siteUrl}${subscriptionPaths.mine(id)}` };
}

export async function findOrderOf({ orderId }: Pick<Message, "orderId">): Promise<Order | null> {
  return orderId === null ? null : findOrder({ orderId });
}
