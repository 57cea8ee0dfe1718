import "server-only";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import { subscriberList } from "@/lib/leads/subscriber-list";
import { officePaths } from "@/lib/office-paths";
import { indianDate } from "@/lib/orders/when";
import { keepAs, keepBriefly } from "@/server/cache";
import { admit } from "@/server/gate/guard";
import { readList } from "@/server/lists/queries";
import { requireReadable } from "@/server/lists/require-readable";
import { log } from "@/server/log";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { writeSubscribers } from "./export-subscribers";
import { findOffer, readPopupResult } from "./repository";
import { countSubscribers, findSubscribers, noteExport, parseSubscribers } from "./subscriber-repository";

/** The popup's offer; null while it is off or unknown. */
export async function getLeadOffer(): Promise<LeadOffer | null> {
  "use cache";
  try {
    const offer = await findOffer();
    keepAs("siteSettings");
    return offer;
  } catch (error) {
    log.warn({ err: error }, "leads: offer not read, pages are made without it");
    keepBriefly("siteSettings");
    return null;
  }
}

export async function getSubscribers(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireOffice(officePaths.subscribers, "customers.read");
  const list = await readList(subscriberList, params, id, { find: findSubscribers, count: countSubscribers });
  return { ...list, rows: parseSubscribers(list.page.rows), canWrite: await mayNow("customers.write") };
}

/** Of the last days. */
const resultDays = 90;

/** The popup's results, for staff who may see reports. */
export async function getPopupResult() {
  if (!(await mayNow("reports.read"))) return null;
  const [result, offer] = await Promise.all([readPopupResult(resultDays), findOffer()]);
  const shown = result.find(({ arm }) => arm === "shown");
  const held = result.find(({ arm }) => arm === "held");
  return shown && held ? { days: resultDays, shown, held, offer } : null;
}

/** A file of the search results. The audit log records the downloader. */
export async function openSubscribersFile(q: string, now: Date) {
  await admit("customers.read");
  requireReadable(subscriberList, q);
  await noteExport(q);
  return { name: `subscribers-${indianDate(now)}.csv`, parts: writeSubscribers(q) };
}
