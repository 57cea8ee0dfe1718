import "server-only";
import { randomUUID } from "node:crypto";
import type { LogoKey } from "@/lib/settings/logos";
import { log } from "@/server/log";
import { readLogos } from "./documents";
import { endings, redrawLogo } from "./redraw-logo";
import { removeLogoFile, saveSiteSettings, uploadLogo } from "./repository";
import { explained } from "./save-versioned";

/** Stores an uploaded logo and shows it from the next request on. */
export async function saveLogo(key: LogoKey, version: string | null, data: string): Promise<void> {
  const { bytes, format } = await redrawLogo(Buffer.from(data, "base64"));
  const name = `${randomUUID()}.${endings[format]}`;
  const url = await uploadLogo(name, bytes, `image/${format}`);
  try {
    await setLogo(key, version, url);
  } catch (error) {
    await removeQuietly(name);
    throw error;
  }
}

/** Sets a key to a URL, "" for the built-in logo, and deletes the previous file. */
export async function setLogo(key: LogoKey, version: string | null, url: string): Promise<void> {
  const before = (await readLogos()).find((logo) => logo.key === key);
  await explained(() => saveSiteSettings({ [key]: url }, version));
  const oldName = before?.url.split("/").at(-1);
  if (oldName && before?.url !== url && before?.url.includes("/logos/")) await removeQuietly(oldName);
}

/** The setting is saved, so a failed deletion only leaves an unused file. */
async function removeQuietly(name: string): Promise<void> {
  try {
    await removeLogoFile(name);
  } catch (error) {
    log.warn({ err: error, name }, "settings: an old logo was not removed");
  }
}
