import "server-only";
import type { AddressDraft } from "@/lib/addresses/address";
import { log } from "@/server/log";
import { saveAddressRow } from "./repository";

/** Keeps what was typed at checkout. The order stands already, so a book that is full or away fails nothing. */
export async function rememberAddress(address: AddressDraft): Promise<void> {
  try {
    await saveAddressRow({ id: null, address, isDefault: false });
  } catch (error) {
    log.warn({ err: error }, "address: not kept after an order");
  }
}
