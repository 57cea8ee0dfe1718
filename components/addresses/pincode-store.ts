"use client";

import { useSyncExternalStore } from "react";
import { pincodePattern } from "@/lib/addresses/pincode";

const storageKey = "kapas-pincode";
const listeners = new Set<() => void>();
let unsaved = "";

/** The pincode that this browser's person asked about last; "" for none. */
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

/** As above, in all tabs; prices of the cart go by it. */
export function useKnownPincode(): string {
  return useSyncExternalStore(subscribe, readKnownPincode, () => "");
}

/** Only a pincode that the shop has answered about. */
export function rememberPincode(pincode: string): void {
  unsaved = pincode;
  try {
    window.localStorage.setItem(storageKey, pincode);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}
