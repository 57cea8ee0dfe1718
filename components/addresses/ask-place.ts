import type { PincodePlace } from "@/lib/addresses/pincode";
import { describePlace } from "@/lib/addresses/pincode-words";
import { fetchOffer } from "./fetch-offer";

/** What to say of a pincode, and where it is if the shop knows. Throws when the shop does not answer. */
export async function askPlace(
  pincode: string,
  signal: AbortSignal,
): Promise<{ hint: string; place: PincodePlace | null }> {
  const answer = await fetchOffer(pincode, signal);
  if ("problem" in answer) return { hint: answer.problem, place: null };
  return { hint: describePlace(answer.offer), place: answer.offer };
}
