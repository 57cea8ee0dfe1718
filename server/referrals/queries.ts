import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { referrerList } from "@/lib/referrals/admin-referral";
import type { MyReferral, ReferralTerms } from "@/lib/referrals/referral";
import { cacheAs, cacheBriefly } from "@/server/cache";
import { hashBrowserKey } from "@/server/designs/hash-browser-key";
import { admit } from "@/server/gate/guard";
import { ensureBrowserKey, readBrowserKey } from "@/server/http/browser-key";
import { hashVisitor } from "@/server/limits/spend-attempts";
import { readList } from "@/server/lists/queries";
import { log } from "@/server/log";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import {
  countReferrers,
  findReferrer,
  findReferrers,
  parseReferrerRows,
  readMyReferral,
  readReferralFigures,
  readReferralTerms,
  recordDevice,
} from "./repository";

/** For the referral program page; null when the settings can't be read. */
export async function getReferralTerms(): Promise<ReferralTerms | null> {
  "use cache";
  try {
    const terms = await readReferralTerms();
    cacheAs("productSettings");
    return terms;
  } catch (error) {
    log.warn({ err: error }, "referrals: terms not read, the page is shown without amounts");
    cacheBriefly("productSettings");
    return null;
  }
}

/** For a live account page, which has checked the visitor. */
export async function getMyReferral(userId: string): Promise<MyReferral> {
  const browser = await readBrowserKey();
  if (browser) await recordDeviceQuietly(userId, browser);
  return { ...(await readMyReferral()), url: linkOf(userId) };
}

/** For the client component on the static page. */
export async function loadMyReferral(): Promise<MyReferral> {
  const { id } = await admit("customer");
  await recordDeviceQuietly(id, await ensureBrowserKey());
  return { ...(await readMyReferral()), url: linkOf(id) };
}

function linkOf(userId: string): string {
  return `${publicEnv.siteUrl}${paths.invitation(userId)}`;
}

/** A referrer does not order through their own link in the same browser. The page works without this. */
async function recordDeviceQuietly(userId: string, browserKey: string): Promise<void> {
  try {
    await recordDevice(userId, hashBrowserKey(browserKey), await hashVisitor());
  } catch (error) {
    log.warn({ err: error }, "referrals: the browser was not recorded");
  }
}

export async function getReferrerList(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireAdminAccess(adminPaths.referrals, "offers.read");
  const [list, figures] = await Promise.all([
    readList(referrerList, params, id, { find: findReferrers, count: countReferrers }),
    readReferralFigures(),
  ]);
  return { ...list, rows: parseReferrerRows(list.page.rows), figures };
}

/** Null: unknown code. */
export async function getReferrerPage(id: string) {
  await requireAdminAccess(adminPaths.referrer(id), "offers.read");
  if (!z.uuid().safeParse(id).success) return null;
  const [referrer, canWrite, seesBuyers, seesOrders] = await Promise.all([
    findReferrer(id),
    hasAnyPermission("offers.write"),
    hasAnyPermission("customers.read"),
    hasAnyPermission("orders.read"),
  ]);
  return referrer && { referrer, canWrite, seesBuyers, seesOrders };
}
