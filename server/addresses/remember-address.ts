import "server-only";
import type { AddressDraft } from "@/lib/addresses/address";
import { log } from "@/server/log";
import { saveAddressRow } from "./repository";

/**
 * Saves the address that was typed at checkout. The order exists already, so a full or unreachable address book causes no
 * error.
 */
export async function rememberAddress(address: AddressDraft): Promise<void> {
  try {
    await saveAddressRow({ id: null, address, isDefault: false });
  } catch (error) {
    log.warn({ err: error }, "address: not saved after an order");
  }
}
