import "server-only";
import type { SavedAddressRef, ShippingAddress } from "@/lib/addresses/address";
import { AppError } from "@/server/errors";
import { requireRightState } from "@/server/pincodes/require-right-state";
import { findAddressRow, missingAddress } from "./repository";

/**
 * The delivery address: as typed, or the current state of an entry in the visitor's own address book. Throws invalid_input
 * when pincode and state don't match.
 */
export async function findDestination(
  address: ShippingAddress | SavedAddressRef,
  isSignedIn: boolean,
): Promise<ShippingAddress> {
  const found = await readAddress(address, isSignedIn);
  await requireRightState(found);
  return found;
}

async function readAddress(
  address: ShippingAddress | SavedAddressRef,
  isSignedIn: boolean,
): Promise<ShippingAddress> {
  if (!("id" in address)) return address;
  if (!isSignedIn) throw new AppError("unauthenticated");
  const found = await findAddressRow(address.id);
  if (!found) throw missingAddress();
  const { line1, line2, city, state, pincode } = found;
  return { line1, line2, city, state, pincode };
}
