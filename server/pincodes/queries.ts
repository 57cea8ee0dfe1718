import "server-only";
import { type PincodePlace, pincodePattern } from "@/lib/addresses/pincode";
import { AppError } from "@/server/errors";
import { findPincode } from "./repository";

/** Throws not_found for a pincode that is none, and for one that the shop does not know. */
export async function requirePincode(pincode: string): Promise<PincodePlace> {
  const place = pincodePattern.test(pincode) ? await findPincode(pincode) : null;
  if (!place) throw new AppError("not_found", "We don't know this pincode.");
  return place;
}
