import { useSyncExternalStore } from "react";
import { pincodePattern } from "@/lib/addresses/pincode";

const storageKey = "kapas-pincode";
const listeners = new Set<() => void>();
let unsaved = "";

/** The last pincode that was checked in this browser; "" for none. */
export function readKnownPincode(): string {
  let known = unsaved;
  try {
    known = window.localStorage.getItem(storageKey) ?? unsaved;
  } catch {
    // Storage is unavailable: the pincode lasts as long as the page.
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

/** Stores only a pincode that the server has resolved. */
export function rememberPincode(pincode: string): void {
  unsaved = pincode;
  try {
    window.localStorage.setItem(storageKey, pincode);
  } catch {
    // Storage is unavailable, as above.
  }
  for (const listener of listeners) listener();
}
