import "server-only";
import { type Dashboard, type DashboardRange, parseDashboard } from "@/lib/analytics/dashboard";
import type { AnalyticsRow } from "@/lib/analytics/to-row";
import { serviceRpc } from "@/server/supabase/service-client";
import { viewerRpc } from "@/server/supabase/viewer-client";
import { withJobDeadline } from "@/server/supabase/with-job-deadline";

export async function ingestEvents(rows: readonly AnalyticsRow[]): Promise<void> {
  await serviceRpc("ingest_analytics", { events: [...rows] });
}

/** Recounts what may have changed, and deletes old data. */
export async function refreshAnalytics(): Promise<void> {
  await withJobDeadline(() => serviceRpc("refresh_analytics"));
}

export async function readDashboard(range: DashboardRange): Promise<Dashboard> {
  return parseDashboard(await viewerRpc("analytics", { range }));
}
