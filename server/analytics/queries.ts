import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { readDashboardRange } from "@/lib/analytics/dashboard";
import { requireAdminAccess } from "@/server/session/viewer";
import { readDashboard } from "./repository";

/** Visitors' actions in the URL's date range. */
export async function getAnalyticsPage(range: string | undefined) {
  await requireAdminAccess(adminPaths.analytics, "reports.read");
  const chosen = readDashboardRange(range);
  return { range: chosen, dashboard: await readDashboard(chosen) };
}
