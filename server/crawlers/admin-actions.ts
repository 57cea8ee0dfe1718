"use server";

import { randomBytes } from "node:crypto";
import { z } from "zod";
import { crawlerSchema } from "@/lib/crawlers/crawler-schema";
import { versionSchema } from "@/lib/settings/version-schema";
import { defineAction } from "@/server/gate/define-action";
import { findLastEditor, saveSiteSettings } from "@/server/settings/repository";
import { saveVersioned } from "@/server/settings/save-versioned";
import { crawlerKeys, readSavedCrawlers } from "./saved-settings";

/** A new key is made each time that pinging search engines is switched on. */
export const saveCrawlersAction = defineAction({
  name: "crawlers: save settings",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ settings: crawlerSchema, version: versionSchema }),
  run: async ({ settings: { aiCrawlers, isIndexNowOn }, version }) => {
    const { values } = await readSavedCrawlers();
    const key = isIndexNowOn ? values.indexNowKey || randomBytes(16).toString("hex") : "";
    return saveVersioned({
      write: () => saveSiteSettings({ ai_crawlers: aiCrawlers, indexnow_key: key }, version),
      read: async () => {
        const saved = await readSavedCrawlers();
        const isOn = saved.values.indexNowKey !== "";
        return {
          values: { aiCrawlers: saved.values.aiCrawlers, isIndexNowOn: isOn },
          version: saved.version,
        };
      },
      lastEditor: () => findLastEditor("site_settings", crawlerKeys),
    });
  },
});
