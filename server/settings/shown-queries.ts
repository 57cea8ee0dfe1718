import "server-only";
import type { Services, TrackerIds } from "@/lib/consent/services";
import { servicesOfSettings, trackerIdsOfSettings } from "@/lib/consent/services-of-settings";
import { publicEnv } from "@/lib/public-env";
import { noAnalytics } from "@/lib/settings/documents/analytics";
import { type ChatSettings, noChat } from "@/lib/settings/documents/chat";
import { keepAs, keepBriefly } from "@/server/cache";
import { log } from "@/server/log";
import { readShown } from "./documents";

let lastShown: Awaited<ReturnType<typeof readShown>> = { analytics: noAnalytics, chat: noChat };

/** Every page says which services are on, so a change of them is a change of the site's settings. */
async function getShown() {
  "use cache";
  try {
    lastShown = await readShown();
    keepAs("adminSettings", "siteSettings");
  } catch (error) {
    log.warn({ err: error }, "services: read failed, using the last known");
    keepBriefly("adminSettings");
  }
  return lastShown;
}

/** The outside services that a page may load once its visitor allows them; null: none, and nobody is asked. */
export async function getServices(): Promise<Services | null> {
  const { analytics, chat } = await getShown();
  return servicesOfSettings(analytics, chat, publicEnv.errorReportsDsn !== "");
}

export async function getTrackerIds(): Promise<TrackerIds> {
  return trackerIdsOfSettings((await getShown()).analytics);
}

export async function getChatSettings(): Promise<ChatSettings> {
  return (await getShown()).chat;
}
