import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { type ConsentCounts, countsSchema } from "@/lib/consent/shares";
import { requireAdminAccess } from "@/server/session/viewer";
import { countConsents } from "./repository";

/** Consent answers of the last 30 days, for the settings page. */
export async function getConsentCounts(section: "chat" | "analytics"): Promise<ConsentCounts> {
  await requireAdminAccess(adminPaths.settingsSection(section), "settings.read");
  return countsSchema.parse(await countConsents());
}
