import "server-only";
import { defaultBrand } from "@/lib/brand";
import {
  type AnalyticsSettings,
  type ChatSettings,
  type NotificationSettings,
  noAnalytics,
  noChat,
  noNotifications,
} from "@/lib/settings/admin-settings";
import { type AiArtSettings, usualAiArt } from "@/lib/settings/ai-art-settings";
import { type GeneralKey, generalKeys } from "@/lib/settings/general-labels";
import { type LeadSettings, usualLeadSettings } from "@/lib/settings/lead-settings";
import { type LogoKey, logoKeys, type SavedLogo } from "@/lib/settings/logos";
import { type ReferralSettings, usualReferral } from "@/lib/settings/referral-settings";
import type { Saved } from "@/lib/settings/saved";
import type { GeneralSettings } from "@/lib/settings/site-settings";
import { readAdminSetting, readShownSettings, readSiteSettings } from "./repository";

/** What pages say while a setting has no row. */
const usual: GeneralSettings = {
  shop_name: defaultBrand.shopName,
  tagline: defaultBrand.tagline,
  order_prefix: defaultBrand.orderPrefix,
  company_name: defaultBrand.companyName,
  company_address: defaultBrand.companyAddress,
  company_email: defaultBrand.companyEmail,
  company_phone: defaultBrand.companyPhone,
  company_gstin: "",
  social_instagram: "",
  social_youtube: "",
  social_facebook: "",
  social_x: "",
};

export async function readGeneral(): Promise<Saved<GeneralSettings>> {
  const { values, version } = await readSiteSettings(generalKeys);
  const entries = generalKeys.map((key): [GeneralKey, string] => [key, values.get(key) ?? usual[key]]);
  return { values: { ...usual, ...Object.fromEntries(entries) }, version };
}

export async function readLogos(): Promise<SavedLogo[]> {
  const { values, versions } = await readSiteSettings(logoKeys);
  return logoKeys.map((key: LogoKey) => ({
    key,
    url: values.get(key)?.trim() ?? "",
    version: versions.get(key) ?? null,
  }));
}

/** The stored fields that have the type of the default; the rest are defaults. */
function withDefaults<V extends object>(stored: unknown, defaults: V): V {
  const fields = Object(stored) as Partial<Record<keyof V, unknown>>;
  const fits = (key: keyof V) =>
    typeof fields[key] === typeof defaults[key] &&
    Array.isArray(fields[key]) === Array.isArray(defaults[key]);
  const kept = (Object.keys(defaults) as (keyof V)[]).filter(fits).map((key) => [key, fields[key]]);
  return { ...defaults, ...Object.fromEntries(kept) };
}

async function readDocument<V extends object>(key: string, defaults: V): Promise<Saved<V>> {
  const { values, version } = await readAdminSetting(key);
  return { values: withDefaults(values, defaults), version };
}

export const readAnalytics = (): Promise<Saved<AnalyticsSettings>> =>
  readDocument("analytics_settings", noAnalytics);

export const readChat = (): Promise<Saved<ChatSettings>> => readDocument("chat_settings", noChat);

/** Both as a page may know them, whoever looks. */
export async function readShown(): Promise<{ analytics: AnalyticsSettings; chat: ChatSettings }> {
  const documents = await readShownSettings();
  return {
    analytics: withDefaults(documents.get("analytics_settings"), noAnalytics),
    chat: withDefaults(documents.get("chat_settings"), noChat),
  };
}

export const readNotifications = (): Promise<Saved<NotificationSettings>> =>
  readDocument("notification_settings", noNotifications);

export const readAiArt = (): Promise<Saved<AiArtSettings>> => readDocument("ai_art_settings", usualAiArt);

export const readReferral = (): Promise<Saved<ReferralSettings>> =>
  readDocument("referral_settings", usualReferral);

export const readLeads = (): Promise<Saved<LeadSettings>> => readDocument("lead_settings", usualLeadSettings);
