import type { PincodePlace } from "@/lib/addresses/pincode";
import { describePlace } from "@/lib/addresses/pincode-words";
import { fetchOffer } from "./fetch-offer";

/** Returns the hint for a pincode and, if known, its place. Throws when the server does not respond. */
export async function askPlace(
  pincode: string,
  signal: AbortSignal,
): Promise<{ hint: string; place: PincodePlace | null }> {
  const answer = await fetchOffer(pincode, signal);
  if ("problem" in answer) return { hint: answer.problem, place: null };
  return { hint: describePlace(answer.offer), place: answer.offer };
}
