import "server-only";
import { z } from "zod";
import { officePaths } from "@/lib/office-paths";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { referrerList } from "@/lib/referrals/desk";
import type { MyReferral, ReferralTerms } from "@/lib/referrals/referral";
import { keepAs, keepBriefly } from "@/server/cache";
import { hashBrowserKey } from "@/server/designs/hash-browser-key";
import { admit } from "@/server/gate/guard";
import { keepBrowserKey, readBrowserKey } from "@/server/http/browser-key";
import { hiddenVisitor } from "@/server/limits/take-attempts";
import { readList } from "@/server/lists/queries";
import { log } from "@/server/log";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import {
  countReferrers,
  findReferrer,
  findReferrers,
  noteDevice,
  parseReferrerRows,
  readMyReferral,
  readReferralFigures,
  readReferralTerms,
} from "./repository";

/** For the referral program page; null when the settings can't be read. */
export async function getReferralTerms(): Promise<ReferralTerms | null> {
  "use cache";
  try {
    const terms = await readReferralTerms();
    keepAs("productSettings");
    return terms;
  } catch (error) {
    log.warn({ err: error }, "referrals: terms not read, the page is shown without amounts");
    keepBriefly("productSettings");
    return null;
  }
}

/** For a live account page, which has checked the visitor. */
export async function getMyReferral(userId: string): Promise<MyReferral> {
  const browser = await readBrowserKey();
  if (browser) await noteDeviceQuietly(userId, browser);
  return { ...(await readMyReferral()), url: linkOf(userId) };
}

/** For the client component on the static page. */
export async function askMyReferral(): Promise<MyReferral> {
  const { id } = await admit("customer");
  await noteDeviceQuietly(id, await keepBrowserKey());
  return { ...(await readMyReferral()), url: linkOf(id) };
}

function linkOf(userId: string): string {
  return `${publicEnv.siteUrl}${paths.invitation(userId)}`;
}

/** A referrer does not order through their own link in the same browser. The page works without this. */
async function noteDeviceQuietly(userId: string, browserKey: string): Promise<void> {
  try {
    await noteDevice(userId, hashBrowserKey(browserKey), await hiddenVisitor());
  } catch (error) {
    log.warn({ err: error }, "referrals: the browser was not noted");
  }
}

export async function getReferrerList(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireOffice(officePaths.referrals, "offers.read");
  const [list, figures] = await Promise.all([
    readList(referrerList, params, id, { find: findReferrers, count: countReferrers }),
    readReferralFigures(),
  ]);
  return { ...list, rows: parseReferrerRows(list.page.rows), figures };
}

/** Null: unknown code. */
export async function getReferrerPage(id: string) {
  await requireOffice(officePaths.referrer(id), "offers.read");
  if (!z.uuid().safeParse(id).success) return null;
  const [referrer, canWrite, seesBuyers, seesOrders] = await Promise.all([
    findReferrer(id),
    mayNow("offers.write"),
    mayNow("customers.read"),
    mayNow("orders.read"),
  ]);
  return referrer && { referrer, canWrite, seesBuyers, seesOrders };
}
