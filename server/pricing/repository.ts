import "server-only";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** What prices depend on, as pricing_rules() gives it to the server alone. The order function compares it with what it is by then. */
export async function readPricingRules(): Promise<Json> {
  return unwrap("pricing rules: read", await serviceClient().rpc("pricing_rules", {}, { get: true }));
}
