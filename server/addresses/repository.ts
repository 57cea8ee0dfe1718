import "server-only";
import type { Address, AddressDraft } from "@/lib/addresses/address";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

// Every call uses the visitor's session: row policies show each person only their own address book, and the functions write
// only that one.

const columns = "id, label, name, phone, line1, line2, pincode, city, state, isDefault:is_default";

/** The default first, then the newest. */
export async function listAddressRows(): Promise<Address[]> {
  const answer = await (await viewerClient())
    .from("user_addresses")
    .select(columns)
    .order("is_default", { ascending: false })
    .order("created_at", { ascending: false })
    .order("id");
  return unwrap("user_addresses: list", answer);
}

export async function findAddressRow(id: string): Promise<Address | null> {
  const answer = await (await viewerClient())
    .from("user_addresses")
    .select(columns)
    .eq("id", id)
    .maybeSingle();
  return unwrap("user_addresses: find", answer);
}

/** Adds an address when `id` is null. Throws AppError when the address book is full or does not hold the address. */
export async function saveAddressRow({
  id,
  address,
  isDefault,
}: {
  id: string | null;
  address: AddressDraft;
  isDefault: boolean;
}): Promise<void> {
  // The generated types allow no null as an argument.
  const args = { id: id as string, address: { ...address }, isDefault };
  await mapRefusals(refusals, () => viewerRpc("save_address", args));
}

export async function makeDefaultAddressRow(id: string): Promise<void> {
  await mapRefusals(refusals, () => viewerRpc("make_default_address", { id }));
}

export async function deleteAddressRow(id: string): Promise<void> {
  await mapRefusals(refusals, () => viewerRpc("delete_address", { id }));
}

/** The database errors that a customer can act on. */
const refusals: Refusals = {
  no_address: () => missingAddress(),
  address_book_full: "Your address book is full. Delete an address to add another.",
  unauthenticated: () => new AppError("unauthenticated"),
};

/** Also for another person's address: the answer does not reveal that it exists. */
export function missingAddress(): AppError {
  return new AppError("not_found", "This address isn't in your address book. It may have been deleted.");
}
