import { type AnalyticsSettings, trackers } from "@/lib/settings/documents/analytics";
import { type ChatSettings, chatProviderNames } from "@/lib/settings/documents/chat";
import type { Category, Services, Tracker, TrackerIds } from "./services";

type Flag = (typeof trackers)[number]["flag"];

/** A Google Tag Manager container can hold scripts of both kinds, so it needs both consents. */
const purposes: Record<Flag, { service: Tracker; categories: Category[] }> = {
  enableAnalytics: { service: "ga4", categories: ["analytics"] },
  enableClarity: { service: "clarity", categories: ["analytics"] },
  enableTagManager: { service: "tag-manager", categories: ["analytics", "ads"] },
  enableAds: { service: "google-ads", categories: ["ads"] },
  enableFacebookPixel: { service: "meta-pixel", categories: ["ads"] },
};

/** The enabled services that have an id; null without any. The environment enables recordings. */
export function servicesOfSettings(
  analytics: AnalyticsSettings,
  chat: ChatSettings,
  hasRecordings = false,
): Services | null {
  const services: Services = hasRecordings ? { analytics: { sentry: "Sentry's recordings" } } : {};
  for (const { flag, id, name } of trackers) {
    if (!analytics[flag] || !analytics[id]) continue;
    const { service, categories } = purposes[flag];
    for (const category of categories) services[category] = { ...services[category], [service]: name };
  }
  if (chat.enableChat) services.chat = { [chat.chatProvider]: chatProviderNames[chat.chatProvider] };
  return Object.keys(services).length > 0 ? services : null;
}

export function trackerIdsOfSettings(analytics: AnalyticsSettings): TrackerIds {
  const on = trackers.filter(({ flag, id }) => analytics[flag] && analytics[id]);
  return Object.fromEntries(on.map(({ flag, id }) => [purposes[flag].service, analytics[id]]));
}
