import { useSyncExternalStore } from "react";
import { pincodePattern } from "@/lib/addresses/pincode";

const storageKey = "kapas-pincode";
const listeners = new Set<() => void>();
let unsaved = "";

/** The pincode that was last asked about in this browser; "" for none. */
export function readKnownPincode(): string {
  let known = unsaved;
  try {
    known = window.localStorage.getItem(storageKey) ?? unsaved;
  } catch {
    // Storage can't be used: the pincode lives as long as the page.
  }
  return pincodePattern.test(known) ? known : "";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The same value, shared by all tabs; the cart's prices depend on it. */
export function useKnownPincode(): string {
  return useSyncExternalStore(subscribe, readKnownPincode, () => "");
}

/** Stores only a pincode that the shop has answered for. */
export function rememberPincode(pincode: string): void {
  unsaved = pincode;
  try {
    window.localStorage.setItem(storageKey, pincode);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}
