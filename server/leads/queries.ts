import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import { subscriberList } from "@/lib/leads/subscriber-list";
import { indianDate } from "@/lib/orders/when";
import { cacheAs, cacheBriefly } from "@/server/cache";
import { admit } from "@/server/gate/guard";
import { readList } from "@/server/lists/queries";
import { requireReadable } from "@/server/lists/require-readable";
import { log } from "@/server/log";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { writeSubscribers } from "./export-subscribers";
import { findOffer, readPopupResult } from "./repository";
import {
  countSubscribers,
  findSubscribers,
  parseSubscribers,
  recordLeadExport,
} from "./subscriber-repository";

/** The popup's offer; null while it is off or unknown. */
export async function getLeadOffer(): Promise<LeadOffer | null> {
  "use cache";
  try {
    const offer = await findOffer();
    cacheAs("siteSettings");
    return offer;
  } catch (error) {
    log.warn({ err: error }, "leads: offer not read, pages are made without it");
    cacheBriefly("siteSettings");
    return null;
  }
}

export async function getSubscribers(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireAdminAccess(adminPaths.subscribers, "customers.read");
  const list = await readList(subscriberList, params, id, { find: findSubscribers, count: countSubscribers });
  return {
    ...list,
    rows: parseSubscribers(list.page.rows),
    canWrite: await hasAnyPermission("customers.write"),
  };
}

/** Of the last days. */
const resultDays = 90;

/** The popup's results, for staff who may see reports. */
export async function getPopupResult() {
  if (!(await hasAnyPermission("reports.read"))) return null;
  const [result, offer] = await Promise.all([readPopupResult(resultDays), findOffer()]);
  const shown = result.find(({ arm }) => arm === "shown");
  const held = result.find(({ arm }) => arm === "held");
  return shown && held ? { days: resultDays, shown, held, offer } : null;
}

/** A file of the search results. The audit log records the downloader. */
export async function exportSubscribers(q: string, now: Date) {
  await admit("customers.read");
  requireReadable(subscriberList, q);
  await recordLeadExport(q);
  return { name: `subscribers-${indianDate(now)}.csv`, parts: writeSubscribers(q) };
}
