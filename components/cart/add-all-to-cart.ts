"use client";

import { addLine } from "@/lib/cart/add-line";
import type { CartItem } from "@/lib/cart/cart";
import { getCartLines, saveCartLines } from "./cart-store";
import { cartToast } from "./cart-toast";

/** One toast for all. Returns those that the cart did not take, or not in full, and why. */
export function addAllToCart(items: readonly CartItem[]): { title: string; message: string }[] {
  const refused: { title: string; message: string }[] = [];
  let lines = getCartLines();
  for (const item of items) {
    const change = addLine(lines, item);
    lines = change.lines;
    if (change.message) refused.push({ title: item.title, message: change.message });
  }
  if (lines !== getCartLines()) {
    saveCartLines(lines);
    cartToast("Added to Cart");
  }
  return refused;
}
