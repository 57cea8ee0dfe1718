import "server-only";
import { type Paise, toPaise } from "@/lib/money";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

export interface DeliveryTerms {
  fee: Paise | null;
  freeFrom: Paise | null;
}

/** The shop's name, addresses, networks and logos, by key. */
export async function listSiteSettings(): Promise<Map<string, string>> {
  const rows = unwrap("site settings: list", await publicClient().from("site_settings").select("key, value"));
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** What every order pays for delivery; a null is a term that is switched off or not set. */
export async function readDeliveryTerms(): Promise<DeliveryTerms> {
  const rows = unwrap(
    "delivery terms: read",
    await publicClient()
      .from("product_settings")
      .select("setting_key, setting_value")
      .in("setting_key", ["shipping_fee", "free_shipping_over"])
      .eq("is_enabled", true),
  );
  const amountOf = (key: string) => {
    const rupees = Number(rows.find((row) => row.setting_key === key)?.setting_value ?? Number.NaN);
    return Number.isFinite(rupees) ? toPaise(rupees) : null;
  };
  return { fee: amountOf("shipping_fee"), freeFrom: amountOf("free_shipping_over") };
}
