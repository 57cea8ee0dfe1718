import "server-only";
import type { Services, TrackerIds } from "@/lib/consent/services";
import { servicesOfSettings, trackerIdsOfSettings } from "@/lib/consent/services-of-settings";
import { publicEnv } from "@/lib/public-env";
import { noAnalytics } from "@/lib/settings/documents/analytics";
import { type ChatSettings, noChat } from "@/lib/settings/documents/chat";
import { cacheAs, cacheBriefly } from "@/server/cache";
import { log } from "@/server/log";
import { readPublicSettings } from "./documents";

let lastShown: Awaited<ReturnType<typeof readPublicSettings>> = { analytics: noAnalytics, chat: noChat };

/** Every page lists the active services, so changing them changes the site's settings. */
async function getShown() {
  "use cache";
  try {
    lastShown = await readPublicSettings();
    cacheAs("adminSettings", "siteSettings");
  } catch (error) {
    log.warn({ err: error }, "services: read failed, using the last known");
    cacheBriefly("adminSettings");
  }
  return lastShown;
}

/** The external services that a page may load with consent; null: none, and no consent is requested. */
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
