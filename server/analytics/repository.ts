import "server-only";
import { type Dashboard, type DashboardRange, parseDashboard } from "@/lib/analytics/dashboard";
import type { AnalyticsRow } from "@/lib/analytics/to-row";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";
import { withinJobPatience } from "@/server/supabase/within-job-patience";

export async function ingestEvents(rows: readonly AnalyticsRow[]): Promise<void> {
  unwrap("analytics: ingest", await serviceClient().rpc("ingest_analytics", { p_events: [...rows] }));
}

/** Counts what can have changed, and forgets what is old. */
export async function refreshAnalytics(): Promise<void> {
  unwrap("analytics: refresh", await withinJobPatience(() => serviceClient().rpc("refresh_analytics")));
}

export async function readDashboard(range: DashboardRange): Promise<Dashboard> {
  const client = await viewerClient();
  return parseDashboard(unwrap("analytics: read", await client.rpc("analytics", { p_range: range })));
}
