"use client";

import type { BoughtLine } from "@/lib/checkout/bought";
import { setCouponCode } from "./coupon-store";
import { removeBoughtLines } from "./edit-cart";

const storageKey = "kapas-basket";
let unsavedKey: string | null = null;

/**
 * One key for each basket that is being bought. All tabs share it, and it stays until the basket is bought, so that a
 * double click, a reload, Back or a second tab are the same wish to the server and never a second order.
 */
export function getBasketKey(): string {
  const known = peekBasketKey();
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  const key = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
  try {
    window.localStorage.setItem(storageKey, key);
  } catch {
    unsavedKey = key;
  }
  return key;
}

export function peekBasketKey(): string | null {
  try {
    const stored = window.localStorage.getItem(storageKey);
    if (stored !== null && /^[A-Za-z0-9_-]{16,64}$/.test(stored)) return stored;
  } catch {
    // Storage can't be used: the key lives as long as the page.
  }
  return unsavedKey;
}

/** The basket of this key is bought: its lines leave the cart, once, and the next basket gets a key of its own. */
export function settleBasket(key: string, bought: readonly BoughtLine[]): void {
  if (peekBasketKey() !== key) return;
  // In this order: another tab must never see the lines without the key that says they are bought.
  removeBoughtLines(bought);
  setCouponCode("");
  unsavedKey = null;
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Storage can't be used, so nothing was kept there.
  }
}
