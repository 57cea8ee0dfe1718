import "server-only";
import type { Saved } from "@/lib/settings/saved";
import { readSiteSettings } from "@/server/settings/repository";
import type { CrawlerSettings } from "./repository";

export const crawlerKeys = ["ai_crawlers", "indexnow_key"];

/** In the shape of their form. */
export async function readSavedCrawlers(): Promise<Saved<CrawlerSettings>> {
  const { values, version } = await readSiteSettings(crawlerKeys);
  return {
    values: {
      aiCrawlers: values.get("ai_crawlers") === "none" ? "none" : "all",
      indexNowKey: values.get("indexnow_key") ?? "",
    },
    version,
  };
}
