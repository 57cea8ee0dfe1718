import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { artModelOf } from "@/lib/ai-art/art-models";
import { type Brand, brandFromSettings, defaultBrand, logoFromSettings } from "@/lib/brand";
import { listFacts } from "@/lib/facts/fact-names";
import { shopFacts } from "@/lib/facts/shop-facts";
import { asPaise, toPaise } from "@/lib/money";
import { indianDate } from "@/lib/orders/when";
import { thresholdOf } from "@/lib/pricing/compare-threshold";
import { gstTimeline } from "@/lib/pricing/gst-timeline";
import { formatDeliveryRate } from "@/lib/settings/describe-terms";
import type { DocumentSlug } from "@/lib/settings/documents";
import { writePincodes } from "@/lib/settings/pincode-csv";
import { formOfPincode } from "@/lib/settings/pincode-rows";
import { parseShopTerms, type ShopTerms } from "@/lib/settings/shop-terms";
import { cacheAs, cacheBriefly } from "@/server/cache";
import { artProvider, env } from "@/server/env";
import { log } from "@/server/log";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { readArtToday } from "./ai-art-repository";
import { readDocument, readLogos } from "./documents";
import { readPrinting } from "./printing-repository";
import { reportBadSetting } from "./report-bad-setting";
import {
  exportPincodeRows,
  findPincodeRow,
  listGstRates,
  listSiteSettings,
  listZones,
  readProductSettings,
  readTermsRows,
} from "./repository";
import { getServices } from "./shown-queries";

// Header and footer of every page read these: an outage must not break the page. The last read values are used, or the
// bundled brand when nothing was read yet (a build without a database).
let lastBrand = defaultBrand;
let lastLogoUrl: string | null = null;

export async function getBrand(): Promise<Brand> {
  "use cache";
  try {
    lastBrand = brandFromSettings(await listSiteSettings());
    cacheAs("siteSettings");
  } catch (error) {
    log.warn({ err: error }, "site settings: read failed, using the last known");
    cacheBriefly("siteSettings");
  }
  return lastBrand;
}

/** Whether /logo has a picture. The picture is cached separately, so that a new one does not expire every page. */
export async function hasOwnLogo(): Promise<boolean> {
  "use cache";
  try {
    const url = logoFromSettings(await listSiteSettings());
    cacheAs("siteSettings");
    return url !== null;
  } catch (error) {
    log.warn({ err: error }, "logo: read failed, using the drawn one");
    cacheBriefly("siteSettings");
    return false;
  }
}

export async function getLogoUrl(): Promise<string | null> {
  "use cache";
  try {
    lastLogoUrl = logoFromSettings(await listSiteSettings());
    cacheAs("logo");
  } catch (error) {
    log.warn({ err: error }, "logo: read failed, using the last known");
    cacheBriefly("logo");
  }
  return lastLogoUrl;
}

/** For information pages; orders use the quote. Null when the settings can't be read: the pages show that. */
export async function getShopTerms(): Promise<ShopTerms | null> {
  "use cache";
  try {
    const terms = parseShopTerms(await readTermsRows(), reportBadSetting);
    cacheAs("productSettings");
    return terms;
  } catch (error) {
    log.warn({ err: error }, "shop terms: read failed, shown without amounts");
    cacheBriefly("productSettings");
    return null;
  }
}

/** Values of `{{name}}` placeholders in staff texts. */
export async function getShopFacts() {
  const [brand, terms, services] = await Promise.all([getBrand(), getShopTerms(), getServices()]);
  return shopFacts(brand, terms, services);
}

/** The same for the forms of those texts. */
export async function listShopFacts() {
  return listFacts(await getShopFacts());
}

/** The gate of every settings page, and whether the viewer may change what it shows. */
async function openSettingsPage(path: string): Promise<boolean> {
  await requireAdminAccess(path, "settings.read");
  return hasAnyPermission("settings.write");
}

const section = adminPaths.settingsSection;

export async function getProductSettingsPage() {
  const canWrite = await openSettingsPage(adminPaths.productSettings);
  return { canWrite, saved: await readProductSettings() };
}

export async function requireSettingsAccess(): Promise<void> {
  await openSettingsPage(adminPaths.settings);
}

export async function getDocumentPage<S extends DocumentSlug>(slug: S) {
  const canWrite = await openSettingsPage(section(slug));
  return { canWrite, saved: await readDocument(slug) };
}

export async function getLogosPage() {
  const canWrite = await openSettingsPage(section("logos"));
  return { canWrite, logos: await readLogos() };
}

/** All zones, with the URL's selected one. */
export async function getDeliveryPage(zone: string | undefined) {
  const canWrite = await openSettingsPage(section("delivery"));
  const [zones, { values }] = await Promise.all([listZones(), readProductSettings()]);
  const defaultRate = formatDeliveryRate({
    feePaise: toPaise(values.shipping_fee.value),
    freeOverPaise: values.free_shipping_over.isEnabled ? toPaise(values.free_shipping_over.value) : null,
  });
  return { canWrite, zones, open: zones.find((one) => one.zone === zone) ?? null, defaultRate };
}

/** The URL's pincode: with a row, without one, or none. */
export async function getPincodesPage(typed: string | undefined) {
  const canWrite = await openSettingsPage(section("pincodes"));
  const pincode = typed?.replace(/\s/g, "") ?? "";
  const isPincode = /^[1-9]\d{5}$/.test(pincode);
  const [zones, row] = await Promise.all([listZones(), isPincode ? findPincodeRow(pincode) : null]);
  return {
    canWrite,
    zones: zones.map(({ zone, name }) => ({ zone, name })),
    typed: typed ?? "",
    pincode: isPincode ? pincode : null,
    saved: row ? { values: formOfPincode(row.values), version: row.version } : null,
  };
}

/** The list of all pincodes as a file. */
export async function pincodesFileResponse(): Promise<Response> {
  await openSettingsPage(adminPaths.pincodesFile);
  const file = writePincodes(await exportPincodeRows());
  return new Response(file, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="pincodes.csv"',
      "cache-control": "private, no-store",
    },
  });
}

/** A printed, knitted cotton tee: most of the catalogue. */
const teeHsn = "61091000";
const teePaise = asPaise(99_900);

export async function getTaxPage(now: Date) {
  const canWrite = await openSettingsPage(section("tax"));
  const today = indianDate(now);
  const rates = await listGstRates();
  return {
    canWrite,
    today,
    rates,
    threshold: thresholdOf(rates, teeHsn, today),
    tee: { unitPaise: teePaise, steps: gstTimeline(rates, { hsn: teeHsn, unitPaise: teePaise, today }) },
  };
}

export async function getPrintingPage() {
  const canWrite = await openSettingsPage(section("printing"));
  const { values, version, products } = await readPrinting();
  return { canWrite, saved: { values, version }, products };
}

/** The AI art provider, today's usage, and the limit. */
export async function getAiArtPage() {
  const canWrite = await openSettingsPage(section("ai-art"));
  const provider = artProvider() ?? "none";
  const { AI_IMAGE_MODEL, AI_MODERATION_API_KEY } = env();
  const [saved, today] = await Promise.all([readDocument("ai-art"), readArtToday()]);
  return {
    canWrite,
    saved,
    today,
    drawer:
      provider === "none" ? null : { provider, model: artModelOf(provider, AI_IMAGE_MODEL || undefined).id },
    isModerated: provider === "openai" || Boolean(AI_MODERATION_API_KEY),
  };
}

/** Which payment keys are set; their values stay in the environment. */
export async function getPaymentsPage() {
  const canWrite = await openSettingsPage(section("payments"));
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_WEBHOOK_SECRET_OLD } =
    env();
  return {
    canWrite,
    isLive: RAZORPAY_KEY_ID.startsWith("rzp_live_"),
    keys: [
      { name: "Key ID", variable: "RAZORPAY_KEY_ID", isSet: RAZORPAY_KEY_ID !== "" },
      { name: "Key secret", variable: "RAZORPAY_KEY_SECRET", isSet: RAZORPAY_KEY_SECRET !== "" },
      { name: "Webhook secret", variable: "RAZORPAY_WEBHOOK_SECRET", isSet: RAZORPAY_WEBHOOK_SECRET !== "" },
      {
        name: "Previous webhook secret, valid for a day after a change",
        variable: "RAZORPAY_WEBHOOK_SECRET_OLD",
        isSet: Boolean(RAZORPAY_WEBHOOK_SECRET_OLD),
      },
    ],
    cash: (await readProductSettings()).values,
  };
}
