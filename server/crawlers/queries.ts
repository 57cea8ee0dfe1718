import "server-only";
import { officePaths } from "@/lib/office-paths";
import { readAs } from "@/server/catalog/read-as";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import {
  type CrawlerSettings,
  countParts,
  listGaps,
  listPings,
  listVisits,
  readCrawlerSettings,
} from "./repository";
import { readSavedCrawlers } from "./saved-settings";

const usual: CrawlerSettings = { aiCrawlers: "all", indexNowKey: "" };

export async function getCrawlerSettings(): Promise<CrawlerSettings> {
  "use cache";
  return readAs("siteSettings", usual, readCrawlerSettings);
}

/** The sitemap's contents, what is excluded and why, and which bots fetched it. */
export async function getSitemapDesk() {
  await requireOffice(officePaths.sitemap, "content.write");
  const [parts, gaps, visits, pings, settings, canSet] = await Promise.all([
    countParts(),
    listGaps(),
    listVisits(),
    listPings(),
    readSavedCrawlers(),
    mayNow("settings.write"),
  ]);
  return { parts, gaps, visits, pings, settings: { ...settings.values, version: settings.version }, canSet };
}
