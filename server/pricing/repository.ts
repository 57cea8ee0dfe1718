import "server-only";
import type { Json } from "@/server/supabase/database.types";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/**
 * The input of all prices, from pricing_rules(), which only the server may call. place_order compares it with the values at
 * that time.
 */
export async function readPricingRules(): Promise<Json> {
  return unwrap("pricing rules: read", await serviceClient().rpc("pricing_rules", {}, { get: true }));
}
