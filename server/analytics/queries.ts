import "server-only";
import { readDashboardRange } from "@/lib/analytics/dashboard";
import { officePaths } from "@/lib/office-paths";
import { requireOffice } from "@/server/session/viewer";
import { readDashboard } from "./repository";

/** What visitors did in the time that an address names. */
export async function getAnalyticsPage(range: string | undefined) {
  await requireOffice(officePaths.analytics, "reports.read");
  const chosen = readDashboardRange(range);
  return { range: chosen, dashboard: await readDashboard(chosen) };
}
