import "server-only";
import { z } from "zod";
import { customerList } from "@/lib/customers/customer-list";
import { officePaths } from "@/lib/office-paths";
import { readList } from "@/server/lists/queries";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import {
  countCustomers,
  findCustomerOfOrder,
  findCustomers,
  findDeskCustomer,
  refreshCustomers,
  toCustomerRows,
} from "./repository";

type Params = Record<string, string | string[] | undefined>;

export async function getCustomerList(params: Params) {
  const { id } = await requireOffice(officePaths.users, "customers.read");
  await refreshCustomers();
  const list = await readList(customerList, params, id, { find: findCustomers, count: countCustomers });
  return { ...list, rows: toCustomerRows(list.page.rows) };
}

/** A customer with the viewer's allowed actions; null when there is no such account. */
export async function getCustomerDesk(userId: string) {
  const isId = z.uuid().safeParse(userId).success;
  await requireOffice(isId ? officePaths.user(userId) : officePaths.users, "customers.read");
  const [customer, canWrite, canSeeRoles, canSeeOrders] = await Promise.all([
    isId ? findDeskCustomer(userId) : null,
    mayNow("customers.write"),
    mayNow("roles.read"),
    mayNow("orders.read"),
  ]);
  return customer && { customer, canWrite, canSeeRoles, canSeeOrders };
}

/** The account of an order, for staff who may see customers. */
export async function getCustomerOfOrder(orderNumber: string): Promise<string | null> {
  return (await mayNow("customers.read")) ? findCustomerOfOrder(orderNumber) : null;
}

/** For the screen that waits for its numbers. */
export async function requireUserTracking(): Promise<void> {
  await requireOffice(officePaths.userTracking, "reports.read");
}
