import "server-only";
import type { PincodePlace } from "@/lib/addresses/pincode";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

export async function findPincode(pincode: string): Promise<PincodePlace | null> {
  const answer = await publicClient()
    .from("pincodes")
    .select("pincode, city, state, delivery_days, cod_available")
    .eq("pincode", pincode)
    .maybeSingle();
  const row = unwrap("pincodes: find", answer);
  if (!row) return null;
  return {
    pincode: row.pincode,
    city: row.city,
    state: row.state,
    deliveryDays: row.delivery_days,
    isCodAvailable: row.cod_available,
  };
}
