import type { DeliveryOffer } from "@/lib/addresses/pincode";
import { findPincodeProblem } from "@/lib/addresses/pincode-messages";
import { paths } from "@/lib/paths";
import { messageForStatus } from "@/lib/result";
import { rememberPincode } from "./pincode-store";

/** The shop's offer for a complete pincode, or why there is none. Throws when the server does not respond. */
export async function fetchOffer(
  pincode: string,
  signal?: AbortSignal,
): Promise<{ offer: DeliveryOffer } | { problem: string }> {
  const problem = findPincodeProblem(pincode);
  if (problem) return { problem };
  const response = await fetch(paths.api.pincode(pincode), { signal: signal ?? null });
  const body = await response.json();
  if (!response.ok) return { problem: body?.message ?? messageForStatus(response.status) };
  rememberPincode(pincode);
  return { offer: body };
}
