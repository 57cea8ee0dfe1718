import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { couponList } from "@/lib/offers/coupon-list";
import { exampleOf } from "@/lib/offers/example";
import { formatDayAndTime, indianDate } from "@/lib/orders/when";
import { parsePricingRules } from "@/lib/pricing/rules";
import { byteOrderMark, writeCsv } from "@/lib/products/csv";
import { listOwnNames } from "@/server/categories/queries";
import { readQuoteFacts } from "@/server/checkout/facts-repository";
import { now } from "@/server/clock";
import { admit } from "@/server/gate/guard";
import { readList } from "@/server/lists/queries";
import { readPricingRules } from "@/server/pricing/repository";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { reportBadSetting } from "@/server/settings/report-bad-setting";
import {
  countCoupons,
  findAdminCoupon,
  findCoupons,
  listBatchCodes,
  listBatches,
  parseCouponRows,
} from "./repository";

type Params = Record<string, string | string[] | undefined>;

export async function getCouponList(params: Params) {
  const { id } = await requireAdminAccess(adminPaths.coupons, "offers.read");
  const [list, canWrite] = await Promise.all([
    readList(couponList, params, id, { find: findCoupons, count: countCoupons }),
    hasAnyPermission("offers.write"),
  ]);
  return { ...list, rows: parseCouponRows(list.page.rows, now()), canWrite };
}

/** One coupon; null when it is deleted. */
export async function getCouponPage(id: number) {
  await requireAdminAccess(adminPaths.coupon(id), "offers.read");
  if (!Number.isSafeInteger(id)) return null;
  const [coupon, categories, canWrite] = await Promise.all([
    findAdminCoupon(id, now()),
    listOwnNames(),
    hasAnyPermission("offers.write"),
  ]);
  return coupon && { coupon, categories, canWrite };
}

export async function getNewCouponPage() {
  await requireAdminAccess(adminPaths.couponsNew, "offers.write");
  return { categories: await listOwnNames() };
}

export async function getGeneratePage() {
  await requireAdminAccess(adminPaths.couponsGenerate, "offers.write");
  const [categories, batches] = await Promise.all([listOwnNames(), listBatches()]);
  return { categories, batches };
}

export async function getSimulatorPage() {
  await requireAdminAccess(adminPaths.simulator, "offers.read");
  return { seesBuyers: await hasAnyPermission("orders.read", "customers.read") };
}

/** The shop-wide discount and the automatic offers, each with an example by the price calculator. */
export async function getDiscountsPage() {
  await requireAdminAccess(adminPaths.discounts, "offers.read");
  const noCustomer = { userId: null, email: null, phone: null };
  const [answer, { offers }, canSeeSettings, canWrite] = await Promise.all([
    readPricingRules(),
    readQuoteFacts(noCustomer, { code: null, pincode: null, exceptOrderId: null }),
    hasAnyPermission("settings.read"),
    hasAnyPermission("offers.write"),
  ]);
  const rules = parsePricingRules(answer, reportBadSetting);
  const on = indianDate(now());
  return {
    percent: rules.discountPercent,
    offers: offers.map((offer) => ({ ...offer, example: exampleOf(offer.coupon, rules, on) })),
    canSeeSettings,
    canWrite,
  };
}

const columns = [
  "code",
  "description",
  "uses",
  "limit",
  "switched on",
  "starts (Indian time)",
  "ends (Indian time)",
];

/** The codes of a generated set, as a file. */
export async function readBatchCsv(batch: string, now: Date) {
  await admit("offers.write");
  return { name: `codes-${indianDate(now)}.csv`, parts: writeCodes(batch) };
}

async function* writeCodes(batch: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + writeCsv([columns]));
  for (let after = 0; ; ) {
    const rows = await listBatchCodes(batch, after);
    const lines = rows.map((row) => [
      row.code,
      row.description,
      String(row.used),
      row.max_uses === null ? "" : String(row.max_uses),
      row.is_active ? "yes" : "no",
      formatDayAndTime(new Date(row.starts_at)),
      row.ends_at ? formatDayAndTime(new Date(row.ends_at)) : "",
    ]);
    if (lines.length > 0) yield encoder.encode(writeCsv(lines));
    const last = rows.at(-1);
    if (!last || rows.length < 1000) return;
    after = last.id;
  }
}
