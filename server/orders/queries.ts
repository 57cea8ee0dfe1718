import "server-only";
import { cache } from "react";
import { adminPaths } from "@/lib/admin-paths";
import type { PrintedDesign } from "@/lib/designer/shop";
import { findReturnWay, listSteps } from "@/lib/orders/admin-steps";
import {
  type Order,
  type OrderListEntry,
  type OrderView,
  orderNumberPattern,
  toListEntry,
} from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import type { Permission } from "@/lib/staff/permissions";
import { now } from "@/server/clock";
import { listPrintedDesigns } from "@/server/designs/printed-queries";
import { signPictures } from "@/server/designs/sign-picture";
import { BackendError } from "@/server/errors";
import { readProof } from "@/server/http/proof-cookie";
import { listMyPermissions } from "@/server/session/admin-access";
import { getProvenViewer, hasSession, requireAdminAccess, requireCustomer } from "@/server/session/viewer";
import { recordStaffRead } from "@/server/staff/repository";
import { findAdminOrder, listPicking } from "./admin-repository";
import { isOrderToken, signOwnerOrderToken } from "./order-token";
import { hasOrderPhone } from "./phone-proof";
import { findOrder, listMyOrderRows, ownsOrder } from "./repository";

/** One look-up per request. For other queries only; pages use getOrder(). */
export const findVisibleOrder = cache(
  async (orderNumber: string, token: string | null): Promise<{ order: Order; token: string } | null> => {
    if (!orderNumberPattern.test(orderNumber)) return null;
    const [order, isOwner] = await Promise.all([
      findOrder({ orderNumber }),
      token === null && isMyOrder(orderNumber),
    ]);
    if (!order) return null;
    // The holder of a link keeps that link: the page must not return one that lives longer.
    if (token !== null && isOrderToken(order, token)) return { order, token };
    const isAllowed = token === null ? isOwner : await isMyOrder(orderNumber);
    return isAllowed ? { order, token: signOwnerOrderToken(order) } : null;
  },
);

/** The order, for the holder of its token or its signed-in owner; null for anyone else, as for a missing order. */
export async function getOrder(orderNumber: string, token: string | null): Promise<OrderView | null> {
  const visible = await findVisibleOrder(orderNumber, token);
  if (!visible) return null;
  const { order, token: key } = visible;
  return { ...toListEntry(withSignedPictures(order)), token: key };
}

/** The prints of its custom items, for anyone who may see the order: no token opens other designs. */
export async function listOrderPrints(orderNumber: string, token: string | null): Promise<PrintedDesign[]> {
  const visible = await findVisibleOrder(orderNumber, token);
  const versionIds = visible?.order.items.flatMap(({ designVersionId }) => designVersionId ?? []);
  return listPrintedDesigns([...new Set(versionIds)]);
}

/** The database checks the owner of an order, the auth server whether the session is still valid. */
export async function isMyOrder(orderNumber: string): Promise<boolean> {
  if (!(await hasSession())) return false;
  const [viewer, owns] = await Promise.all([
    getProvenViewer(),
    ownsOrder(orderNumber).catch(refuseDeadSession),
  ]);
  return viewer !== null && owns;
}

/** A token that the database rejects means a guest, not an error page. */
function refuseDeadSession(error: unknown): false {
  if (error instanceof BackendError && error.status === 401) return false;
  throw error;
}

/** Whether this visitor must confirm a code to the order's phone before setting the refund account. */
export async function needsPhoneCode(orderNumber: string, token: string | null): Promise<boolean> {
  const [visible, viewer, proof] = await Promise.all([
    findVisibleOrder(orderNumber, token),
    getProvenViewer(),
    readProof(),
  ]);
  return visible === null || !hasOrderPhone(visible.order, viewer, proof, now());
}

const perPage = 10;

export interface OrderPage {
  orders: OrderListEntry[];
  page: number;
  pageCount: number;
}

/** An order for staff with the viewer's allowed steps; null when it does not exist. */
export async function getAdminOrder(orderNumber: string) {
  const isNumber = orderNumberPattern.test(orderNumber);
  const here = isNumber ? adminPaths.order(orderNumber) : adminPaths.orders;
  await requireAdminAccess(here, "orders.read", "orders.fulfil");
  const [order, ownPermissions] = await Promise.all([
    isNumber ? findAdminOrder(orderNumber) : null,
    listMyPermissions(),
  ]);
  if (!order) return null;
  await recordStaffRead("orders", order.orderNumber);
  const may = (permission: Permission) => ownPermissions.includes(permission);
  const at = now();
  return {
    order: { ...order, items: signPictures(order.items) },
    steps: listSteps(order, may, at),
    returnWay: may("orders.write") ? findReturnWay(order, at) : null,
    can: {
      write: may("orders.write"),
      fulfil: may("orders.fulfil"),
      refund: may("orders.refund"),
      review: may("art.review"),
    },
  };
}

/** The pick list of these orders, or of all that are to be printed. */
export async function getPickingList(orderNumbers: readonly string[] | null) {
  await requireAdminAccess(adminPaths.picking(orderNumbers ?? []), "orders.fulfil");
  return listPicking(orderNumbers);
}

export function withSignedPictures<Entry extends Pick<OrderListEntry, "items">>(order: Entry): Entry {
  return { ...order, items: signPictures(order.items) };
}

/** The signed-in person's orders, newest first. */
export async function listMyOrders(page: number): Promise<OrderPage> {
  await requireCustomer(page > 1 ? `${paths.orders}?page=${page}` : paths.orders);
  const { orders, count } = await listMyOrderRows({ offset: (page - 1) * perPage, limit: perPage });
  return {
    orders: orders.map(toListEntry).map(withSignedPictures),
    page,
    pageCount: Math.max(Math.ceil(count / perPage), 1),
  };
}
