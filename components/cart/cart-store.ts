"use client";

import { useSyncExternalStore } from "react";
import {
  addLine,
  type CartChange,
  type CartItem,
  type CartLine,
  countPieces,
  lineKey,
  parseCart,
  removeLine as removeFromLines,
  restoreLine,
  serializeCart,
  setLineQuantity,
  subtractLines,
} from "@/lib/cart/cart";
import { cartToast } from "./cart-toast";

const STORAGE_KEY = "kapas-cart";

interface CartState {
  lines: readonly CartLine[];
  /** What storage held could not be read, in whole or in part. */
  isDamaged: boolean;
}

const emptyState: CartState = { lines: [], isDamaged: false };
const listeners = new Set<() => void>();
let state = emptyState;
let storedText: string | null | undefined;
let isUnsaved = false;

// Storage is the truth that tabs share, so it is read again before every change. Where it can't be used
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

function saveLines(lines: readonly CartLine[]): void {
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
    // A page that comes back from the back/forward cache has missed the storage events in between.
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
  return countPieces(useCartState().lines);
}

export function useIsCartDamaged(): boolean {
  return useCartState().isDamaged;
}

/** False while the server's HTML is being taken over: the cart is not known yet, rather than empty. */
export function useIsCartReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

export function addToCart(item: CartItem): CartChange {
  const change = addLine(getState().lines, item);
  if (change.isChanged) saveLines(change.lines);
  if (change.isChanged) cartToast("Added to Cart", change.message ?? item.title);
  else cartToast("Not Added to Cart", change.message, "destructive");
  return change;
}

/** One toast for all. Returns those that the cart did not take, or not in full, and why. */
export function addAllToCart(items: readonly CartItem[]): { title: string; message: string }[] {
  const refused: { title: string; message: string }[] = [];
  let { lines } = getState();
  for (const item of items) {
    const change = addLine(lines, item);
    lines = change.lines;
    if (change.message) refused.push({ title: item.title, message: change.message });
  }
  if (lines !== getState().lines) {
    saveLines(lines);
    cartToast("Added to Cart");
  }
  return refused;
}

/** Takes the wished-for number itself, not a step, so that fast clicks can't add up wrongly. */
export function setQuantity(key: string, quantity: number): CartChange {
  const { lines } = getState();
  const change = setLineQuantity(lines, key, quantity);
  if (change.isChanged) saveLines(change.lines);
  if (change.isChanged && change.lines.length < lines.length)
    cartToast("Removed from Cart", titleOf(lines, key));
  else if (change.isChanged) cartToast("Cart Updated", change.message);
  return change;
}

/** The quantity of a line as it is now, for steps that are computed from it. */
export function getQuantity(key: string): number {
  return getState().lines.find((line) => lineKey(line) === key)?.quantity ?? 0;
}

/** Returns what puts the line back. */
export function removeLine(key: string): () => void {
  const { lines } = getState();
  const index = lines.findIndex((line) => lineKey(line) === key);
  const line = lines[index];
  if (!line) return () => {};
  saveLines(removeFromLines(lines, key).lines);
  cartToast("Removed from Cart", line.title);
  return () => saveLines(restoreLine(getState().lines, line, index));
}

/** Returns what brings the lines back. */
export function clearCart(): () => void {
  const { lines } = getState();
  saveLines([]);
  cartToast("Cart Cleared", "Your cart is empty now.");
  return () =>
    saveLines(
      lines.reduce<readonly CartLine[]>(
        (kept, line) => restoreLine(kept, line, kept.length),
        getState().lines,
      ),
    );
}

export function getCartLines(): readonly CartLine[] {
  return getState().lines;
}

/** After an order: what was bought leaves, what was added since stays. */
export function removeBoughtLines(
  bought: readonly Pick<CartLine, "id" | "size" | "color" | "quantity">[],
): void {
  saveLines(subtractLines(getState().lines, bought));
}

function titleOf(lines: readonly CartLine[], key: string): string | undefined {
  return lines.find((line) => lineKey(line) === key)?.title;
}
