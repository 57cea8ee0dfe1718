import { chatProviderNames, trackers } from "@/lib/settings/admin-setting-lists";
import type { AnalyticsSettings, ChatSettings } from "@/lib/settings/admin-settings";
import type { Category, Service, Services } from "./services";

type Flag = (typeof trackers)[number]["flag"];

/** A container of Google's tag manager can hold scripts of both kinds, so it needs both answers. */
const purposes: Record<Flag, { service: Service; categories: Category[] }> = {
  enableAnalytics: { service: "ga4", categories: ["analytics"] },
  enableClarity: { service: "clarity", categories: ["analytics"] },
  enableTagManager: { service: "tag-manager", categories: ["analytics", "ads"] },
  enableAds: { service: "google-ads", categories: ["ads"] },
  enableFacebookPixel: { service: "meta-pixel", categories: ["ads"] },
};

/** What is switched on and has its id; null when nothing is. */
export function servicesOfSettings(analytics: AnalyticsSettings, chat: ChatSettings): Services | null {
  const services: Services = {};
  for (const { flag, id, name } of trackers) {
    if (!analytics[flag] || !analytics[id]) continue;
    const { service, categories } = purposes[flag];
    for (const category of categories) services[category] = { ...services[category], [service]: name };
  }
  if (chat.enableChat) services.chat = { [chat.chatProvider]: chatProviderNames[chat.chatProvider] };
  return Object.keys(services).length > 0 ? services : null;
}
