import "server-only";
import type { Address, AddressDraft } from "@/lib/addresses/address";
import { AppError, BackendError } from "@/server/errors";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

// Every call uses the visitor's session: row policies show each person only their own address book, and the functions write
// only that one.

const columns = "id, label, name, phone, line1, line2, pincode, city, state, is_default";

type AddressRow = Omit<Address, "isDefault"> & { is_default: boolean };

function toAddress({ is_default, ...row }: AddressRow): Address {
  return { ...row, isDefault: is_default };
}

/** The default first, then the newest. */
export async function listAddressRows(): Promise<Address[]> {
  const answer = await (await viewerClient())
    .from("user_addresses")
    .select(columns)
    .order("is_default", { ascending: false })
    .order("created_at", { ascending: false })
    .order("id");
  return unwrap("user_addresses: list", answer).map(toAddress);
}

export async function findAddressRow(id: string): Promise<Address | null> {
  const answer = await (await viewerClient())
    .from("user_addresses")
    .select(columns)
    .eq("id", id)
    .maybeSingle();
  const row = unwrap("user_addresses: find", answer);
  return row && toAddress(row);
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
  const row = { p_address: { ...address }, p_is_default: isDefault };
  // The generated types allow no null as an argument.
  const answer = await (await viewerClient()).rpc("save_address", { ...row, p_id: id as string });
  explain(() => unwrap("user_addresses: save", answer));
}

export async function makeDefaultAddressRow(id: string): Promise<void> {
  const answer = await (await viewerClient()).rpc("make_default_address", { p_id: id });
  explain(() => unwrap("user_addresses: make default", answer));
}

export async function deleteAddressRow(id: string): Promise<void> {
  const answer = await (await viewerClient()).rpc("delete_address", { p_id: id });
  explain(() => unwrap("user_addresses: delete", answer));
}

/** Translates the database errors that a customer can act on. */
function explain(write: () => unknown): void {
  try {
    write();
  } catch (error) {
    const hint = error instanceof BackendError ? error.hint : null;
    if (hint === "no_address") throw missingAddress();
    if (hint === "address_book_full") {
      throw new AppError("conflict", "Your address book is full. Delete an address to add another.");
    }
    if (hint === "unauthenticated") throw new AppError("unauthenticated");
    throw error;
  }
}

/** Also for another person's address: the answer does not reveal that it exists. */
export function missingAddress(): AppError {
  return new AppError("not_found", "This address is not in your address book. It may have been deleted.");
}
