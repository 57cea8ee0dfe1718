import "server-only";
import { cache } from "react";
import type { KnownBuyer } from "@/lib/checkout/fields";
import {
  type Order,
  type OrderListEntry,
  type OrderSummary,
  type OrderView,
  orderNumberPattern,
} from "@/lib/orders/order";
import { formatPhone } from "@/lib/phone";
import { getViewer } from "@/server/auth/queries";
import { isUnavailable } from "@/server/errors";
import { isOrderToken, signOrderToken } from "./order-token";
import { findOrder, listOrdersOfUser } from "./repository";

/** The order for who holds its token or is signed in as its owner; null for anybody else, as if there were none. */
export const getOrder = cache(async (orderId: string, token: string | null): Promise<OrderView | null> => {
  if (!orderNumberPattern.test(orderId)) return null;
  const order = await findOrder({ orderId });
  if (!order) return null;
  const isAllowed = token !== null && isOrderToken(order.id, token);
  return isAllowed || (await isOwner(order)) ? { ...toView(order), token: signOrderToken(order.id) } : null;
});

async function isOwner(order: Order): Promise<boolean> {
  return order.userId !== null && (await getViewer())?.id === order.userId;
}

/** Fills the checkout for a signed-in person. When nobody can say who it is, he types; ordering goes on. */
export async function getKnownBuyer(): Promise<KnownBuyer | null> {
  try {
    const viewer = await getViewer();
    if (!viewer) return null;
    const name = `${viewer.firstName} ${viewer.lastName}`.trim();
    return { name, email: viewer.email ?? "", phone: viewer.phone ? formatPhone(viewer.phone) : "" };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return null;
  }
}

const perPage = 10;

export interface OrderPage {
  orders: OrderListEntry[];
  page: number;
  pageCount: number;
}

/** The signed-in person's orders, newest first; null for a guest. */
export async function listMyOrders(page: number): Promise<OrderPage | null> {
  const viewer = await getViewer();
  if (!viewer) return null;
  const { orders, count } = await listOrdersOfUser(viewer.id, {
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  return { orders: orders.map(toView), page, pageCount: Math.max(Math.ceil(count / perPage), 1) };
}

function toView<T extends OrderSummary>({
  id: _id,
  userId: _userId,
  gatewayOrderId: _gatewayOrderId,
  replacedBy: _replacedBy,
  ...view
}: T) {
  return view;
}
