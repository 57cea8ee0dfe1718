import "server-only";
import { cookies } from "next/headers";
import type { ShopCounts } from "@/lib/orders/shop-counts";
import { paths } from "@/lib/paths";
import type { Office } from "@/lib/staff/office";
import { navFor } from "@/lib/staff/office-nav";
import { type Permission, roleNames } from "@/lib/staff/permissions";
import { parseTheme, themeCookie } from "@/lib/staff/theme";
import { listMyFactors } from "@/server/auth/second-factor";
import { isFreshSignIn } from "@/server/auth/update-password";
import { env } from "@/server/env";
import { isFactorRequired, lacksFactor, listMyPermissions, mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import { countLowProducts, countOrders, findMyRole } from "./repository";

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

/** The first page of the back office. */
export async function getShopCounts() {
  const { firstName } = await requireOffice(paths.admin);
  const [orders, productsLow, isUnprotected] = await Promise.all([
    whenMay("orders.read", () => countOrders(new Date())),
    whenMay("products.read", countLowProducts),
    lacksFactor(),
  ]);
  const counts: ShopCounts = { orders, productsLow };
  return { firstName, counts, isUnprotected };
}

async function whenMay<T>(permission: Permission, read: () => Promise<T>): Promise<T | null> {
  return (await mayNow(permission)) ? read() : null;
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
