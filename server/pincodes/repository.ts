import "server-only";
import type { PincodeInfo } from "@/lib/addresses/pincode";
import { pincodeInfoSchema } from "@/lib/addresses/place-row";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

/** Null when there is no such pincode. */
export async function findPincode(pincode: string): Promise<PincodeInfo | null> {
  const answer = await publicClient().rpc("find_pincode", { p_pincode: pincode }, { get: true });
  return pincodeInfoSchema.parse(unwrap("pincodes: find", answer));
}
