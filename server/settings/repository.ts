import "server-only";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

/** The shop's name, addresses, social networks and logos, by key. */
export async function listSiteSettings(): Promise<Map<string, string>> {
  const rows = unwrap("site settings: list", await publicClient().from("site_settings").select("key, value"));
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** The rows behind the shop's terms: the enabled settings and the delivery zones. */
export async function readTermsRows() {
  const client = publicClient();
  const [settings, zones] = await Promise.all([
    client.from("product_settings").select("setting_key, setting_value").eq("is_enabled", true),
    client
      .from("shipping_zones")
      .select("zone, name, states, fee, free_over, min_days, max_days")
      .order("fee")
      .order("zone"),
  ]);
  return { settings: unwrap("settings: terms", settings), zones: unwrap("zones: list", zones) };
}
