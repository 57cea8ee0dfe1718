import "server-only";
import type { ShopCounts } from "@/lib/orders/shop-counts";
import { paths } from "@/lib/paths";
import type { Permission } from "@/lib/staff/permissions";
import { listMyFactors } from "@/server/auth/second-factor";
import { isFreshSignIn } from "@/server/auth/update-password";
import { env } from "@/server/env";
import { isFactorRequired, lacksFactor, mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { countLowProducts, countOrders } from "./repository";

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
