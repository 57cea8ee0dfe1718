import "server-only";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** Stores days of which something has changed; how many. */
export async function refreshReports(): Promise<number> {
  return unwrap("reports: refresh", await serviceClient().rpc("refresh_reports", {}));
}
