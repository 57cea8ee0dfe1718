import "server-only";
import { type Brand, brandFromSettings, defaultBrand, logoFromSettings } from "@/lib/brand";
import { parseShopTerms, type ShopTerms } from "@/lib/settings/shop-terms";
import { keepAs, keepBriefly } from "@/server/cache";
import { log } from "@/server/log";
import { reportBadSetting } from "./report-bad-setting";
import { listSiteSettings, readTermsRows } from "./repository";

// Header and footer of every page read these: an outage must not break the page. The last read values are used, or the
// bundled brand when nothing was read yet (a build without a database).
let lastBrand = defaultBrand;
let lastLogoUrl: string | null = null;

export async function getBrand(): Promise<Brand> {
  "use cache";
  try {
    lastBrand = brandFromSettings(await listSiteSettings());
    keepAs("siteSettings");
  } catch (error) {
    log.warn({ err: error }, "site settings: read failed, using the last known");
    keepBriefly("siteSettings");
  }
  return lastBrand;
}

/** Whether /logo has a picture. The picture is cached separately, so that a new one does not expire every page. */
export async function hasOwnLogo(): Promise<boolean> {
  "use cache";
  try {
    const url = logoFromSettings(await listSiteSettings());
    keepAs("siteSettings");
    return url !== null;
  } catch (error) {
    log.warn({ err: error }, "logo: read failed, using the drawn one");
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
    log.warn({ err: error }, "logo: read failed, using the last known");
    keepBriefly("logo");
  }
  return lastLogoUrl;
}

/** For information pages; orders use the quote. Null when the settings can't be read: the pages say so. */
export async function getShopTerms(): Promise<ShopTerms | null> {
  "use cache";
  try {
    const terms = parseShopTerms(await readTermsRows(), reportBadSetting);
    keepAs("productSettings");
    return terms;
  } catch (error) {
    log.warn({ err: error }, "shop terms: read failed, shown without amounts");
    keepBriefly("productSettings");
    return null;
  }
}
