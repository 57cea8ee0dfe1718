import "server-only";
import { type ConsentCounts, countsSchema } from "@/lib/consent/shares";
import { officePaths } from "@/lib/office-paths";
import { requireOffice } from "@/server/session/viewer";
import { countConsents } from "./repository";

/** Consent answers of the last 30 days, for the settings page. */
export async function getConsentCounts(section: "chat" | "analytics"): Promise<ConsentCounts> {
  await requireOffice(officePaths.settingsSection(section), "settings.read");
  return countsSchema.parse(await countConsents());
}
