import "server-only";
import type { SavedAddressRef, ShippingAddress } from "@/lib/addresses/address";
import { AppError } from "@/server/errors";
import { requireRightState } from "@/server/pincodes/require-right-state";
import { findAddressRow, missingAddress } from "./repository";

/**
 * Where a parcel goes: as it was typed, or by an entry of the session's own address book as it is now. Throws invalid_input
 * when pincode and state don't go together.
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
