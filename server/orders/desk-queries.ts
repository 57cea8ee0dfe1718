import "server-only";
import { officePaths } from "@/lib/office-paths";
import { listSteps } from "@/lib/orders/desk-steps";
import { orderNumberPattern } from "@/lib/orders/order";
import type { Permission } from "@/lib/staff/permissions";
import { listMyPermissions } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { findDeskOrder } from "./desk-repository";

/** An order at the desk with the steps that the viewer may take; null when it is not there. */
export async function getOrderDesk(orderNumber: string) {
  const isNumber = orderNumberPattern.test(orderNumber);
  await requireOffice(isNumber ? officePaths.order(orderNumber) : officePaths.orders, "orders.read");
  const [order, held] = await Promise.all([
    isNumber ? findDeskOrder(orderNumber) : null,
    listMyPermissions(),
  ]);
  if (!order) return null;
  const may = (permission: Permission) => held.includes(permission);
  return {
    order,
    steps: listSteps(order, may, new Date()),
    can: { write: may("orders.write"), fulfil: may("orders.fulfil"), refund: may("orders.refund") },
  };
}
