import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { indianDate } from "@/lib/orders/when";
import { subscriptionList } from "@/lib/subscriptions/subscription-list";
import { admit } from "@/server/gate/guard";
import { readList } from "@/server/lists/queries";
import { requireReadable } from "@/server/lists/require-readable";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import {
  countSubscriptions,
  findSubscription,
  findSubscriptions,
  parseSubscriptionRows,
  recordSubscriptionExport,
} from "./admin-repository";
import { writeSubscriptions } from "./export-subscriptions";
import { readFigures } from "./figures-repository";
import { readAdminPlans } from "./plan-repository";

export async function getSubscriptionList(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireAdminAccess(adminPaths.subscriptions, "subscriptions.read");
  const [list, figures] = await Promise.all([
    readList(subscriptionList, params, id, { find: findSubscriptions, count: countSubscriptions }),
    readFigures(),
  ]);
  return { ...list, rows: parseSubscriptionRows(list.page.rows), figures };
}

/** Null: there is none. */
export async function getSubscriptionPage(id: string) {
  await requireAdminAccess(adminPaths.subscription(id), "subscriptions.read");
  if (!z.uuid().safeParse(id).success) return null;
  const [subscription, canWrite, seesBuyers, seesOrders] = await Promise.all([
    findSubscription(id),
    hasAnyPermission("subscriptions.write"),
    hasAnyPermission("customers.read"),
    hasAnyPermission("orders.read"),
  ]);
  return subscription && { subscription, canWrite, seesBuyers, seesOrders };
}

export async function getPlansPage() {
  await requireAdminAccess(adminPaths.subscriptionPlans, "subscriptions.read");
  const [plans, canWrite, seesSettings] = await Promise.all([
    readAdminPlans(),
    hasAnyPermission("subscriptions.plans"),
    hasAnyPermission("settings.read"),
  ]);
  return { ...plans, canWrite, seesSettings };
}

/** A file of the search results. The audit log records the downloader. */
export async function exportSubscriptionRows(q: string, now: Date) {
  await admit("subscriptions.read");
  requireReadable(subscriptionList, q);
  await recordSubscriptionExport(q);
  return { name: `subscriptions-${indianDate(now)}.csv`, parts: writeSubscriptions(q) };
}
