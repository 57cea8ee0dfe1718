import { useSyncExternalStore } from "react";
import { parseStoredCode, toCouponCode } from "@/lib/coupons/code";

const storageKey = "kapas-coupon";
const listeners = new Set<() => void>();
let unsaved = "";

function read(): string {
  try {
    return parseStoredCode(window.localStorage.getItem(storageKey));
  } catch {
    return unsaved;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The normalised coupon code of this browser's cart; "" for none. All tabs share it. */
export function useCouponCode(): string {
  return useSyncExternalStore(subscribe, read, () => "");
}

export function setCouponCode(typed: string): void {
  unsaved = toCouponCode(typed);
  try {
    if (unsaved) window.localStorage.setItem(storageKey, unsaved);
    else window.localStorage.removeItem(storageKey);
  } catch {
    // Storage is unavailable: the code lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
