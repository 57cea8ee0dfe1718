import { useSyncExternalStore } from "react";
import { type CartLine, countItems, parseCart, serializeCart } from "@/lib/cart/cart";

const STORAGE_KEY = "kapas-cart";
const SAVED_KEY = "kapas-cart-saved";

interface CartState {
  lines: readonly CartLine[];
  /** The stored cart could not be read, in whole or in part. */
  isDamaged: boolean;
}

const emptyState: CartState = { lines: [], isDamaged: false };
const listeners = new Set<() => void>();
let state = emptyState;
let storedText: string | null | undefined;
let isUnsaved = false;

// Tabs share the storage, so it is read again before every change. Where it is unavailable
// (private mode, quota), the cart lives in memory for as long as the page does.
function readStorage(): string | null | undefined {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return undefined;
  }
}

function getState(): CartState {
  const text = readStorage();
  if (text !== undefined && text !== storedText && !isUnsaved) {
    storedText = text;
    state = parseCart(text);
  }
  return state;
}

let savedText: string | null = null;
let isSavedInMemory = false;

/** Lines that were set aside: they return when the others have left the cart. */
export function readSavedLines(): readonly CartLine[] {
  try {
    if (!isSavedInMemory) savedText = window.localStorage.getItem(SAVED_KEY);
  } catch {
    // The text in memory is the latest.
  }
  return parseCart(savedText).lines;
}

export function writeSavedLines(lines: readonly CartLine[]): void {
  savedText = lines.length === 0 ? null : serializeCart(lines);
  try {
    if (savedText === null) window.localStorage.removeItem(SAVED_KEY);
    else window.localStorage.setItem(SAVED_KEY, savedText);
    isSavedInMemory = false;
  } catch {
    isSavedInMemory = true;
  }
}

export function saveCartLines(remaining: readonly CartLine[]): void {
  const lines = remaining.length > 0 ? remaining : readSavedLines();
  if (remaining.length === 0) writeSavedLines([]);
  const text = serializeCart(lines);
  state = { lines, isDamaged: false };
  try {
    window.localStorage.setItem(STORAGE_KEY, text);
    storedText = text;
    isUnsaved = false;
  } catch {
    isUnsaved = true;
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === STORAGE_KEY || event.key === null) notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", onStorage);
    // A page restored from the back/forward cache has missed the storage events in between.
    window.addEventListener("pageshow", notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", notify);
  };
}

function useCartState(): CartState {
  return useSyncExternalStore(subscribe, getState, () => emptyState);
}

export function useCartLines(): readonly CartLine[] {
  return useCartState().lines;
}

export function useCartCount(): number {
  return countItems(useCartState().lines);
}

export function useIsCartDamaged(): boolean {
  return useCartState().isDamaged;
}

/** False during hydration: the cart is unknown, not empty. */
export function useIsCartReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

export function getCartLines(): readonly CartLine[] {
  return getState().lines;
}
