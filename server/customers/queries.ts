import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { customerList } from "@/lib/customers/customer-list";
import { readList } from "@/server/lists/queries";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { recordStaffRead } from "@/server/staff/repository";
import {
  countCustomers,
  findAdminCustomer,
  findCustomerOfOrder,
  findCustomers,
  refreshCustomers,
  toCustomerRows,
} from "./repository";

type Params = Record<string, string | string[] | undefined>;

export async function getCustomerList(params: Params) {
  const { id } = await requireAdminAccess(adminPaths.users, "customers.read");
  await refreshCustomers();
  const list = await readList(customerList, params, id, { find: findCustomers, count: countCustomers });
  return { ...list, rows: toCustomerRows(list.page.rows) };
}

/** A customer with the viewer's allowed actions; null when there is no such account. */
export async function getAdminCustomer(userId: string) {
  const isId = z.uuid().safeParse(userId).success;
  await requireAdminAccess(isId ? adminPaths.user(userId) : adminPaths.users, "customers.read");
  const [customer, canWrite, canSeeRoles, canSeeOrders] = await Promise.all([
    isId ? findAdminCustomer(userId) : null,
    hasAnyPermission("customers.write"),
    hasAnyPermission("roles.read"),
    hasAnyPermission("orders.read"),
  ]);
  if (customer) await recordStaffRead("customers", userId);
  return customer && { customer, canWrite, canSeeRoles, canSeeOrders };
}

/** The account of an order, for staff who may see customers. */
export async function getCustomerOfOrder(orderNumber: string): Promise<string | null> {
  return (await hasAnyPermission("customers.read")) ? findCustomerOfOrder(orderNumber) : null;
}

/** For the screen that waits for its numbers. */
export async function requireUserTracking(): Promise<void> {
  await requireAdminAccess(adminPaths.userTracking, "reports.read");
}
