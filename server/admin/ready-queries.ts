import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { judgeReadiness, type ReadyStep } from "@/lib/ready/ready-checks";
import { getPageText } from "@/server/pages/queries";
import { requireAdminAccess } from "@/server/session/viewer";
import { listSiteSettings } from "@/server/settings/repository";

/** All checks of "Ready to open". */
export async function listReadySteps(): Promise<ReadyStep[]> {
  const [site, terms, privacy] = await Promise.all([
    listSiteSettings(),
    getPageText("terms"),
    getPageText("privacy"),
  ]);
  return judgeReadiness({ site, pages: { terms: terms.body, privacy: privacy.body } });
}

export async function getReadyPage(): Promise<ReadyStep[]> {
  await requireAdminAccess(adminPaths.ready, "settings.read");
  return listReadySteps();
}
