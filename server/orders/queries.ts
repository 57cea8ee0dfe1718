import "server-only";
import { cache } from "react";
import { type Order, type OrderSummary, orderNumberPattern } from "@/lib/orders/order";
import { getViewer } from "@/server/auth/queries";
import { isOrderToken, signOrderToken } from "./order-token";
import { findOrder, listOrdersOfUser } from "./repository";

/** Without what only the server may know. */
export type OrderView = Omit<Order, "id" | "userId" | "gatewayOrderId" | "replacedBy"> & { token: string };
export type OrderListEntry = Omit<OrderSummary, "id" | "userId" | "gatewayOrderId" | "replacedBy">;

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
}: T): Omit<T, "id" | "userId" | "gatewayOrderId" | "replacedBy"> {
  return view;
}
