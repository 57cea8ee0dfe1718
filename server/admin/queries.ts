import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { officePaths } from "@/lib/office-paths";
import { breakList } from "@/lib/orders/break-list";
import { deadMessageList } from "@/lib/orders/dead-message-list";
import { caseNeeds, messageNeeds, type Need, orderNeeds, packingNeeds, stockNeeds } from "@/lib/orders/needs";
import { orderList } from "@/lib/orders/order-list";
import { packingList } from "@/lib/orders/packing-list";
import { indianDate } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import type { Office } from "@/lib/staff/office";
import { navFor } from "@/lib/staff/office-nav";
import { type Permission, roleNames } from "@/lib/staff/permissions";
import { parseTheme, themeCookie } from "@/lib/staff/theme";
import { listMyFactors } from "@/server/auth/second-factor";
import { isFreshSignIn } from "@/server/auth/update-password";
import { env } from "@/server/env";
import { countStock } from "@/server/inventory/queries";
import { readList } from "@/server/lists/queries";
import { isFactorRequired, lacksFactor, listMyPermissions, mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import { breakRowSchema, deadMessageRowSchema, orderRowSchema, packingRowSchema } from "./list-rows";
import {
  countBreaks,
  countDeadMessages,
  countOrders,
  countPacking,
  findBreaks,
  findDeadMessages,
  findMyRole,
  findOrders,
  findPacking,
  listDaySales,
} from "./repository";

/** What stands around every page; the pages themselves decide who sees them. */
export async function getOffice(): Promise<Office> {
  const viewer = await requireOffice(paths.admin);
  const [{ shopName }, held, role, jar] = await Promise.all([
    getBrand(),
    listMyPermissions(),
    findMyRole(viewer.id),
    cookies(),
  ]);
  return {
    shopName,
    name: [viewer.firstName, viewer.lastName].filter(Boolean).join(" ") || (viewer.email ?? "Staff"),
    role: role ? roleNames[role] : "",
    nav: navFor(held),
    theme: parseTheme(jar.get(themeCookie)?.value),
  };
}

/** The first page of the back office: what needs a hand, and what was sold. A role sees what it may. */
export async function getHome() {
  const { firstName } = await requireOffice(paths.admin);
  const now = new Date();
  const [orders, cases, messages, stock, sales, isUnprotected] = await Promise.all([
    countOrderNeeds(indianDate(now)),
    whenMay("money.read", () => countNeeds(caseNeeds, countBreaks)),
    whenMay("orders.read", () => countNeeds(messageNeeds, countDeadMessages)),
    whenMay("inventory.read", () => countNeeds(stockNeeds, countStock)),
    whenMay("reports.read", () => listDaySales(60)),
    lacksFactor(),
  ]);
  const needs = [orders, cases, messages, stock].flatMap((list) => list ?? []);
  return { firstName, needs, sales, isUnprotected };
}

/** Who sees whole orders has no need of the shorter list. */
async function countOrderNeeds(today: string): Promise<Need[] | null> {
  return (
    (await whenMay("orders.read", () => countNeeds(orderNeeds(today), countOrders))) ??
    whenMay("orders.fulfil", () => countNeeds(packingNeeds(today), countPacking))
  );
}

async function whenMay<T>(permission: Permission, read: () => Promise<T>): Promise<T | null> {
  return (await mayNow(permission)) ? read() : null;
}

/** Each number is what its list finds. */
function countNeeds(
  needs: readonly Omit<Need, "count">[],
  count: (q: string) => Promise<number>,
): Promise<Need[]> {
  return Promise.all(needs.map(async (need) => ({ ...need, count: await count(need.q) })));
}

type Params = Record<string, string | string[] | undefined>;

export async function getOrderList(params: Params) {
  const { id } = await requireOffice(officePaths.orders, "orders.read");
  const list = await readList(orderList, params, id, { find: findOrders, count: countOrders });
  return { ...list, rows: z.array(orderRowSchema).parse(list.page.rows) };
}

export async function getPackingList(params: Params) {
  const { id } = await requireOffice(officePaths.packing, "orders.fulfil");
  const list = await readList(packingList, params, id, { find: findPacking, count: countPacking });
  return { ...list, rows: z.array(packingRowSchema).parse(list.page.rows) };
}

export async function getBreakList(params: Params) {
  const { id } = await requireOffice(officePaths.money, "money.read");
  const list = await readList(breakList, params, id, { find: findBreaks, count: countBreaks });
  return { ...list, rows: z.array(breakRowSchema).parse(list.page.rows) };
}

export async function getDeadMessageList(params: Params) {
  const { id } = await requireOffice(officePaths.messages, "orders.read");
  const list = await readList(deadMessageList, params, id, {
    find: findDeadMessages,
    count: countDeadMessages,
  });
  return { ...list, rows: z.array(deadMessageRowSchema).parse(list.page.rows) };
}

/** What staff may change about their own account. */
export async function getStaffAccount() {
  const viewer = await requireOffice(paths.adminAccount);
  const { firstName, lastName, email } = viewer;
  const factors = await listMyFactors();
  return {
    firstName,
    lastName,
    email: email ?? "",
    factors,
    isFactorRequired: isFactorRequired(env()),
    needsPassword: !isFreshSignIn(viewer, new Date()),
  };
}
