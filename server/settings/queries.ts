import "server-only";
import { type Brand, brandFromSettings, defaultBrand, logoFromSettings } from "@/lib/brand";
import { parseShopTerms, type ShopTerms } from "@/lib/settings/shop-terms";
import { keepAs, keepBriefly } from "@/server/cache";
import { log } from "@/server/log";
import { reportBadSetting } from "./report-bad-setting";
import { listSiteSettings, readTermsRows } from "./repository";

// The chrome of every page reads these: no outage may take the page with it. What was read last stands in, and on a server
// that has read nothing yet (a build without a database), the bundled brand.
let lastBrand = defaultBrand;
let lastLogoUrl: string | null = null;

export async function getBrand(): Promise<Brand> {
  "use cache";
  try {
    lastBrand = brandFromSettings(await listSiteSettings());
    keepAs("siteSettings");
  } catch (error) {
    log.warn({ err: error }, "site settings: read failed, the last known stand in");
    keepBriefly("siteSettings");
  }
  return lastBrand;
}

/** Whether /logo has a picture. Which one is kept by itself, so that pages keep as long as their own contents do. */
export async function hasOwnLogo(): Promise<boolean> {
  "use cache";
  try {
    const url = logoFromSettings(await listSiteSettings());
    keepAs("siteSettings");
    return url !== null;
  } catch (error) {
    log.warn({ err: error }, "logo: read failed, the drawn one stands in");
    keepBriefly("siteSettings");
    return false;
  }
}

export async function getLogoUrl(): Promise<string | null> {
  "use cache";
  try {
    lastLogoUrl = logoFromSettings(await listSiteSettings());
    keepAs("logo");
  } catch (error) {
    log.warn({ err: error }, "logo: read failed, the last known stands in");
    keepBriefly("logo");
  }
  return lastLogoUrl;
}

/** For pages that tell; what an order pays is the quote's business. Null: they can't be read now, and are told in words. */
export async function getShopTerms(): Promise<ShopTerms | null> {
  "use cache";
  try {
    const terms = parseShopTerms(await readTermsRows(), reportBadSetting);
    keepAs("productSettings");
    return terms;
  } catch (error) {
    log.warn({ err: error }, "shop terms: read failed, told without amounts");
    keepBriefly("productSettings");
    return null;
  }
}
