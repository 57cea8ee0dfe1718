import type { PincodeInfo } from "@/lib/addresses/pincode";
import { describePincode } from "@/lib/addresses/pincode-messages";
import { fetchOffer } from "./fetch-offer";

/** Returns the hint for a pincode and, if known, its place. Throws when the server does not respond. */
export async function fetchPincode(
  pincode: string,
  signal: AbortSignal,
): Promise<{ hint: string; place: PincodeInfo | null }> {
  const answer = await fetchOffer(pincode, signal);
  if ("problem" in answer) return { hint: answer.problem, place: null };
  return { hint: describePincode(answer.offer), place: answer.offer };
}
