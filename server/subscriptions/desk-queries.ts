import "server-only";
import { z } from "zod";
import { officePaths } from "@/lib/office-paths";
import { indianDate } from "@/lib/orders/when";
import { subscriptionList } from "@/lib/subscriptions/subscription-list";
import { admit } from "@/server/gate/guard";
import { readList } from "@/server/lists/queries";
import { requireReadable } from "@/server/lists/require-readable";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import {
  countSubscriptions,
  findSubscription,
  findSubscriptions,
  noteExport,
  parseSubscriptionRows,
} from "./desk-repository";
import { writeSubscriptions } from "./export-subscriptions";
import { readFigures } from "./figures-repository";
import { readPlansDesk } from "./plan-repository";

export async function getSubscriptionList(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireOffice(officePaths.subscriptions, "subscriptions.read");
  const [list, figures] = await Promise.all([
    readList(subscriptionList, params, id, { find: findSubscriptions, count: countSubscriptions }),
    readFigures(),
  ]);
  return { ...list, rows: parseSubscriptionRows(list.page.rows), figures };
}

/** Null: there is none. */
export async function getSubscriptionPage(id: string) {
  await requireOffice(officePaths.subscription(id), "subscriptions.read");
  if (!z.uuid().safeParse(id).success) return null;
  const [subscription, canWrite, seesBuyers, seesOrders] = await Promise.all([
    findSubscription(id),
    mayNow("subscriptions.write"),
    mayNow("customers.read"),
    mayNow("orders.read"),
  ]);
  return subscription && { subscription, canWrite, seesBuyers, seesOrders };
}

export async function getPlansPage() {
  await requireOffice(officePaths.subscriptionPlans, "subscriptions.read");
  const [desk, canWrite, seesSettings] = await Promise.all([
    readPlansDesk(),
    mayNow("subscriptions.plans"),
    mayNow("settings.read"),
  ]);
  return { ...desk, canWrite, seesSettings };
}

/** A file of the search results. The audit log records the downloader. */
export async function openSubscriptionsFile(q: string, now: Date) {
  await admit("subscriptions.read");
  requireReadable(subscriptionList, q);
  await noteExport(q);
  return { name: `subscriptions-${indianDate(now)}.csv`, parts: writeSubscriptions(q) };
}
