import "server-only";
import type { PincodePlace } from "@/lib/addresses/pincode";
import { placeRowSchema } from "@/lib/addresses/place-row";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

/** Null when there is no such pincode. */
export async function findPlace(pincode: string): Promise<PincodePlace | null> {
  const answer = await publicClient().rpc("find_place", { p_pincode: pincode }, { get: true });
  return placeRowSchema.parse(unwrap("pincodes: find", answer));
}
