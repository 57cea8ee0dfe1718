import "server-only";
import { cache } from "react";
import {
  type Order,
  type OrderListEntry,
  type OrderView,
  orderNumberPattern,
  toListEntry,
} from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { BackendError } from "@/server/errors";
import { readProof } from "@/server/http/kept-proof";
import { getProvenViewer, hasSession, requireCustomer } from "@/server/session/viewer";
import { isOrderToken, tokenForOwner } from "./order-token";
import { hasOrderPhone } from "./phone-proof";
import { findOrder, listMyOrderRows, ownsOrder } from "./repository";

/** One look-up for all that a page shows of an order. For other queries: what a page gets of it is getOrder()'s. */
export const findVisibleOrder = cache(
  async (orderNumber: string, token: string | null): Promise<{ order: Order; token: string } | null> => {
    if (!orderNumberPattern.test(orderNumber)) return null;
    const [order, isOwner] = await Promise.all([
      findOrder({ orderNumber }),
      token === null && isMine(orderNumber),
    ]);
    if (!order) return null;
    // Whoever holds a link keeps that one: reading the page makes no link that lives longer.
    if (token !== null && isOrderToken(order, token)) return { order, token };
    const isAllowed = token === null ? isOwner : await isMine(orderNumber);
    return isAllowed ? { order, token: tokenForOwner(order) } : null;
  },
);

/** The order for who holds its token or is signed in as its owner; null for anybody else, as if there were none. */
export async function getOrder(orderNumber: string, token: string | null): Promise<OrderView | null> {
  const visible = await findVisibleOrder(orderNumber, token);
  return visible && { ...toListEntry(visible.order), token: visible.token };
}

/** The database knows whose an order is, the auth server whether this visitor is still the same person. */
async function isMine(orderNumber: string): Promise<boolean> {
  if (!(await hasSession())) return false;
  const [viewer, owns] = await Promise.all([
    getProvenViewer(),
    ownsOrder(orderNumber).catch(refuseDeadSession),
  ]);
  return viewer !== null && owns;
}

/** A token that the database does not take is no reason for an error page: nobody is signed in. */
function refuseDeadSession(error: unknown): false {
  if (error instanceof BackendError && error.status === 401) return false;
  throw error;
}

/** Whether a code has to prove the order's phone before this visitor may say where its money goes. */
export async function needsPhoneCode(orderNumber: string, token: string | null): Promise<boolean> {
  const [visible, viewer, proof] = await Promise.all([
    findVisibleOrder(orderNumber, token),
    getProvenViewer(),
    readProof(),
  ]);
  return visible === null || !hasOrderPhone(visible.order, viewer, proof, new Date());
}

const perPage = 10;

export interface OrderPage {
  orders: OrderListEntry[];
  page: number;
  pageCount: number;
}

/** The signed-in person's orders, newest first. */
export async function listMyOrders(page: number): Promise<OrderPage> {
  await requireCustomer(page > 1 ? `${paths.orders}?page=${page}` : paths.orders);
  const { orders, count } = await listMyOrderRows({ offset: (page - 1) * perPage, limit: perPage });
  return { orders: orders.map(toListEntry), page, pageCount: Math.max(Math.ceil(count / perPage), 1) };
}
