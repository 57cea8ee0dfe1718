import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { formatCustomerName } from "@/lib/customers/customer-list";
import { formatPaise } from "@/lib/money";
import {
  type Finding,
  type Findings,
  fits,
  orderSearch,
  productIdIn,
  wordSearch,
} from "@/lib/orders/admin-search";
import { breakList } from "@/lib/orders/break-list";
import { deadMessageList } from "@/lib/orders/dead-message-list";
import {
  artNeeds,
  caseNeeds,
  inboxNeeds,
  messageNeeds,
  type Need,
  orderNeeds,
  packingNeeds,
  readyNeed,
  stockNeeds,
} from "@/lib/orders/needs";
import { adminStatusLabel, isLate, orderList } from "@/lib/orders/order-list";
import { packingList } from "@/lib/orders/packing-list";
import { indianDate } from "@/lib/orders/when";
import { paths } from "@/lib/paths";
import { settingsSections } from "@/lib/settings/sections";
import { listNavGroups } from "@/lib/staff/admin-nav";
import type { AdminShellData } from "@/lib/staff/admin-shell-data";
import { type Permission, permissions, roleNames } from "@/lib/staff/permissions";
import { parseTheme, themeCookie } from "@/lib/staff/theme";
import { adminStatuses } from "@/lib/submissions/queue-list";
import { listMyFactors } from "@/server/auth/second-factor";
import { isFreshSignIn } from "@/server/auth/update-password";
import { listNames } from "@/server/categories/queries";
import { now } from "@/server/clock";
import { countMessages } from "@/server/contact/repository";
import { findNewestCustomers } from "@/server/customers/repository";
import { env, isFactorRequired } from "@/server/env";
import { isUnavailable } from "@/server/errors";
import { countStock } from "@/server/inventory/queries";
import { readList } from "@/server/lists/queries";
import { log } from "@/server/log";
import { findProductsByText } from "@/server/products/queries";
import { hasAnyPermission, lacksFactor, listMyPermissions } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import { countQueue, findDesignsByName } from "@/server/submissions/admin-repository";
import { breakRowSchema, deadMessageRowSchema, orderRowSchema, packingRowSchema } from "./list-rows";
import { listReadySteps } from "./ready-queries";
import {
  countBreaks,
  countDeadMessages,
  countOrders,
  countPacking,
  findBreaks,
  findDeadMessages,
  findMyRole,
  findNewestOrders,
  findOrders,
  findPacking,
  listDaySales,
} from "./repository";

/** Data of every admin page's frame; each page authorises its visitor itself. While the database is slow, the name is missing. */
export async function getAdminShellData(): Promise<AdminShellData> {
  const [{ shopName }, jar, person] = await Promise.all([getBrand(), cookies(), findPerson()]);
  return { shopName, theme: parseTheme(jar.get(themeCookie)?.value), ...person };
}

async function findPerson(): Promise<Pick<AdminShellData, "name" | "role" | "nav">> {
  try {
    const viewer = await requireAdminAccess(paths.admin);
    const [ownPermissions, role] = await Promise.all([listMyPermissions(), findMyRole(viewer.id)]);
    const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(" ");
    return {
      name: name || (viewer.email ?? "Staff"),
      role: role ? roleNames[role] : "",
      nav: listNavGroups(ownPermissions),
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, "admin: the frame is shown without its viewer");
    return { name: "Staff", role: "", nav: listNavGroups(permissions) };
  }
}

/** The admin's home page: what needs attention, and sales. Each role gets what it may see. */
export async function getHome() {
  const { firstName } = await requireAdminAccess(paths.admin);
  const [orders, art, cases, messages, inbox, stock, ready, sales, isUnprotected] = await Promise.all([
    countOrderNeeds(indianDate(now())),
    whenMay("art.review", () => countNeeds(artNeeds, countQueue)),
    whenMay("money.read", () => countNeeds(caseNeeds, countBreaks)),
    whenMay("orders.read", () => countNeeds(messageNeeds, countDeadMessages)),
    whenMay("customers.read", () => countNeeds(inboxNeeds(indianDate(now())), countMessages)),
    whenMay("inventory.read", () => countNeeds(stockNeeds, countStock)),
    whenMay("settings.read", countReadyNeeds),
    whenMay("reports.read", () => listDaySales(60)),
    lacksFactor(),
  ]);
  const needs = [orders, art, cases, messages, inbox, stock, ready].flatMap((list) => list ?? []);
  return { firstName, needs, sales, isUnprotected };
}

async function countReadyNeeds(): Promise<Need[]> {
  const steps = await listReadySteps();
  return [{ ...readyNeed, count: steps.filter(({ isDone }) => !isDone).length }];
}

/** Staff who see whole orders don't need the shorter list. */
async function countOrderNeeds(today: string): Promise<Need[] | null> {
  return (
    (await whenMay("orders.read", () => countNeeds(orderNeeds(today), countOrders))) ??
    whenMay("orders.fulfil", () => countNeeds(packingNeeds(today), countPacking))
  );
}

async function whenMay<T>(permission: Permission, read: () => Promise<T>): Promise<T | null> {
  return (await hasAnyPermission(permission)) ? read() : null;
}

/** Each number equals its list's count. */
function countNeeds(
  needs: readonly Omit<Need, "count">[],
  count: (q: string) => Promise<number>,
): Promise<Need[]> {
  return Promise.all(needs.map(async (need) => ({ ...need, count: await count(need.q) })));
}

async function listOrderRights() {
  const [write, fulfil] = await Promise.all([
    hasAnyPermission("orders.write"),
    hasAnyPermission("orders.fulfil"),
  ]);
  return { write, fulfil };
}

type Params = Record<string, string | string[] | undefined>;

function withLateness<Row extends Parameters<typeof isLate>[0]>(rows: readonly Row[]) {
  const today = indianDate(now());
  return rows.map((row) => ({ ...row, isLate: isLate(row, today) }));
}

export async function getOrderList(params: Params) {
  const { id } = await requireAdminAccess(adminPaths.orders, "orders.read");
  const list = await readList(orderList, params, id, { find: findOrders, count: countOrders });
  return {
    ...list,
    rows: withLateness(z.array(orderRowSchema).parse(list.page.rows)),
    can: await listOrderRights(),
  };
}

export async function getPackingList(params: Params) {
  const { id } = await requireAdminAccess(adminPaths.packing, "orders.fulfil");
  const list = await readList(packingList, params, id, { find: findPacking, count: countPacking });
  return {
    ...list,
    rows: withLateness(z.array(packingRowSchema).parse(list.page.rows)),
    can: await listOrderRights(),
  };
}

export async function getBreakList(params: Params) {
  const { id } = await requireAdminAccess(adminPaths.money, "money.read");
  const list = await readList(breakList, params, id, { find: findBreaks, count: countBreaks });
  return { ...list, rows: z.array(breakRowSchema).parse(list.page.rows) };
}

export async function getDeadMessageList(params: Params) {
  const { id } = await requireAdminAccess(adminPaths.messages, "orders.read");
  const list = await readList(deadMessageList, params, id, {
    find: findDeadMessages,
    count: countDeadMessages,
  });
  return { ...list, rows: z.array(deadMessageRowSchema).parse(list.page.rows) };
}

/** The viewer's own account settings for staff. */
export async function getStaffAccount() {
  const viewer = await requireAdminAccess(paths.adminAccount);
  const { firstName, lastName, email } = viewer;
  const factors = await listMyFactors();
  return {
    firstName,
    lastName,
    email: email ?? "",
    factors,
    isFactorRequired: isFactorRequired(env()),
    needsPassword: !isFreshSignIn(viewer),
  };
}

const maxOfAKind = 6;

const kinds: readonly {
  kind: string;
  anyOf: readonly Permission[];
  find: (typed: string) => Promise<Finding[]>;
}[] = [
  { kind: "Orders", anyOf: ["orders.read", "orders.fulfil"], find: findOrdersByText },
  { kind: "Customers", anyOf: ["customers.read"], find: findCustomers },
  { kind: "Products", anyOf: ["products.read"], find: findProducts },
  { kind: "Designs", anyOf: ["art.review"], find: findDesigns },
  { kind: "Categories", anyOf: ["products.read"], find: findCategories },
  { kind: "Settings", anyOf: ["settings.read"], find: async (typed) => findSettings(typed) },
];

/** Search results of each kind that the viewer may see. */
export async function searchAdmin(typed: string): Promise<Findings[]> {
  if (wordSearch(typed) === "") return [];
  const asked = kinds.map(async ({ kind, anyOf, find }) =>
    (await hasAnyPermission(...anyOf)) ? [{ kind, found: (await find(typed)).slice(0, maxOfAKind) }] : [],
  );
  return (await Promise.all(asked)).flat();
}

async function findOrdersByText(typed: string): Promise<Finding[]> {
  const seesAll = await hasAnyPermission("orders.read");
  const rows = await findNewestOrders(seesAll ? "orders" : "packing", orderSearch(typed), maxOfAKind);
  return rows.map(({ orderNumber, name, status }) => ({
    name: orderNumber,
    detail: `${name} · ${adminStatusLabel(status)}`,
    path: adminPaths.order(orderNumber),
  }));
}

async function findCustomers(typed: string): Promise<Finding[]> {
  const rows = await findNewestCustomers(orderSearch(typed), maxOfAKind);
  return rows.map((row) => ({
    name: formatCustomerName(row),
    detail: [row.orders === 1 ? "1 order" : `${row.orders} orders`, row.isBlocked ? "blocked" : ""]
      .filter(Boolean)
      .join(" · "),
    path: adminPaths.user(row.id),
  }));
}

async function findProducts(typed: string): Promise<Finding[]> {
  const wanted = { id: productIdIn(typed), sku: typed.toUpperCase(), q: wordSearch(typed) };
  const rows = await findProductsByText(wanted, maxOfAKind);
  return rows.map(({ id, name, pricePaise, status }) => ({
    name,
    detail: [`KP${id}`, formatPaise(pricePaise), status === "draft" ? "draft" : ""]
      .filter(Boolean)
      .join(" · "),
    path: adminPaths.product(id),
  }));
}

async function findDesigns(typed: string): Promise<Finding[]> {
  const rows = await findDesignsByName(wordSearch(typed), maxOfAKind);
  return rows.map(({ id, name, status }) => ({
    ...{ name, detail: status === "draft" ? "" : adminStatuses[status] },
    path: adminPaths.submission(id),
  }));
}

async function findCategories(typed: string): Promise<Finding[]> {
  const all = await listNames();
  return all
    .filter(({ name, slug }) => fits(typed, `${name} ${slug.replaceAll("-", " ")}`))
    .map(({ id, name, slug }) => ({ name, detail: slug, path: adminPaths.category(id) }));
}

function findSettings(typed: string): Finding[] {
  return settingsSections
    .filter(({ label, about }) => fits(typed, `${label} ${about}`))
    .map(({ slug, label, about }) => ({
      name: label,
      detail: about,
      path: adminPaths.settingsSection(slug),
    }));
}
