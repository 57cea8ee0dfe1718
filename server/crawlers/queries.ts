import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import {
  type CrawlerSettings,
  countParts,
  listGaps,
  listPings,
  listVisits,
  readCrawlerSettings,
} from "./repository";
import { readSavedCrawlers } from "./saved-settings";

const defaultSettings: CrawlerSettings = { aiCrawlers: "all", indexNowKey: "" };

export async function getCrawlerSettings(): Promise<CrawlerSettings> {
  "use cache";
  return readWithCachePolicy("siteSettings", defaultSettings, readCrawlerSettings);
}

/** The sitemap's contents, what is excluded and why, and which bots fetched it. */
export async function getSitemapPage() {
  await requireAdminAccess(adminPaths.sitemap, "content.write");
  const [parts, gaps, visits, pings, settings, canSet] = await Promise.all([
    countParts(),
    listGaps(),
    listVisits(),
    listPings(),
    readSavedCrawlers(),
    hasAnyPermission("settings.write"),
  ]);
  return { parts, gaps, visits, pings, settings: { ...settings.values, version: settings.version }, canSet };
}
