import "server-only";
import type { z } from "zod";
import { getDefaults, type SettingsDocument } from "@/lib/settings/document";
import { schemaOf } from "@/lib/settings/document-schema";
import { type DocumentSlug, type DocumentValues, settingsDocuments } from "@/lib/settings/documents";
import { type AnalyticsSettings, noAnalytics } from "@/lib/settings/documents/analytics";
import { type ChatSettings, noChat } from "@/lib/settings/documents/chat";
import { keysOf } from "@/lib/settings/field";
import { type LogoKey, logoKeys, type SavedLogo } from "@/lib/settings/logos";
import type { Saved } from "@/lib/settings/saved";
import { versionSchema } from "@/lib/settings/version-schema";
import {
  findLastEditor,
  readAdminSetting,
  readShownSettings,
  readSiteSettings,
  saveAdminSetting,
  saveSiteSettings,
} from "./repository";
import { saveVersioned } from "./save-versioned";

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
  const valid = (Object.keys(defaults) as (keyof V)[]).filter(fits).map((key) => [key, fields[key]]);
  return { ...defaults, ...Object.fromEntries(valid) };
}

/** The saved values of a document; a missing field has its default. */
export async function readDocument<S extends DocumentSlug>(slug: S): Promise<Saved<DocumentValues<S>>> {
  const { key, fields }: SettingsDocument = settingsDocuments[slug];
  const { values, version } = key ? await readAdminSetting(key) : await readSiteSettings(keysOf(fields));
  const stored = values instanceof Map ? Object.fromEntries(values) : values;
  return { values: withDefaults(stored, getDefaults({ fields }) as DocumentValues<S>), version };
}

/** Saves a document, for its action. */
export function makeSaveDocument<S extends DocumentSlug>(slug: S) {
  const { key, ...document }: SettingsDocument = settingsDocuments[slug];
  type Input = DocumentValues<S> & { version: string | null };
  return {
    name: `settings: save ${slug.replace("-", " ")}`,
    limit: ["staffPerson"] as const,
    schema: schemaOf(document, { version: versionSchema }) as unknown as z.ZodType<Input, Input>,
    run: ({ version, ...values }: Input) =>
      saveVersioned({
        write: () =>
          key
            ? saveAdminSetting(key, values, version)
            : saveSiteSettings(values as Record<string, string>, version),
        read: () => readDocument(slug),
        lastEditor: () =>
          key
            ? findLastEditor("admin_settings", [key])
            : findLastEditor("site_settings", keysOf(document.fields)),
      }),
  };
}

/** The analytics and chat settings, which any page may receive. */
export async function readPublicSettings(): Promise<{ analytics: AnalyticsSettings; chat: ChatSettings }> {
  const documents = await readShownSettings();
  return {
    analytics: withDefaults(documents.get("analytics_settings"), noAnalytics),
    chat: withDefaults(documents.get("chat_settings"), noChat),
  };
}
