import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { judgeReadiness, type ReadyStep } from "@/lib/ready/ready-checks";
import { env } from "@/server/env";
import { lacksDltIds } from "@/server/outbox/channel-settings";
import { getPageText, getProcessors } from "@/server/pages/queries";
import { hasIncompleteProducts } from "@/server/products/repository";
import { requireAdminAccess } from "@/server/session/viewer";
import { listSiteSettings } from "@/server/settings/repository";

/** All checks of "Ready to open". */
export async function listReadySteps(): Promise<ReadyStep[]> {
  const [site, terms, privacy, processors, isIncomplete] = await Promise.all([
    listSiteSettings(),
    getPageText("terms"),
    getPageText("privacy"),
    getProcessors(),
    hasIncompleteProducts(),
  ]);
  return judgeReadiness({
    site,
    pages: { terms: terms.body, privacy: privacy.body },
    processorCount: processors.length,
    hasIncompleteProducts: isIncomplete,
    lacksDltIds: lacksDltIds(env()),
  });
}

export async function getReadyPage(): Promise<ReadyStep[]> {
  await requireAdminAccess(adminPaths.ready, "settings.read");
  return listReadySteps();
}
