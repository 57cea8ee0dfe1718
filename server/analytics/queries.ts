import "server-only";
import { readDashboardRange } from "@/lib/analytics/dashboard";
import { officePaths } from "@/lib/office-paths";
import { requireOffice } from "@/server/session/viewer";
import { readDashboard } from "./repository";

/** Visitors' actions in the URL's date range. */
export async function getAnalyticsPage(range: string | undefined) {
  await requireOffice(officePaths.analytics, "reports.read");
  const chosen = readDashboardRange(range);
  return { range: chosen, dashboard: await readDashboard(chosen) };
}
