import type { CartChange } from "@/lib/cart/add-line";
import { type CartLine, lineKey } from "@/lib/cart/cart";
import { removeLine as removeFromLines, restoreLine, setLineQuantity } from "@/lib/cart/edit-lines";
import { getCartLines, readSavedLines, saveCartLines } from "./cart-store";
import { cartToast } from "./cart-toast";
import { setAside } from "./set-aside";

/** Takes the requested quantity, not a step, so that fast clicks can't add up wrongly. `stock`: as far as it's known. */
export function setQuantity(key: string, quantity: number, stock?: number): CartChange {
  const lines = getCartLines();
  const change = setLineQuantity(lines, key, quantity, stock);
  if (change.isChanged) saveCartLines(change.lines);
  if (change.isChanged && change.lines.length < lines.length)
    cartToast("Removed from Cart", titleOf(lines, key));
  else if (change.isChanged) cartToast("Cart Updated", change.message);
  return change;
}

/** The current quantity of a line, as the base for steps. */
export function getQuantity(key: string): number {
  return getCartLines().find((line) => lineKey(line) === key)?.quantity ?? 0;
}

/** Returns a function that restores the line. */
export function removeLine(key: string): () => void {
  const lines = getCartLines();
  const index = lines.findIndex((line) => lineKey(line) === key);
  const line = lines[index];
  if (!line) return () => {};
  if (lines.length === 1) return clearLines("Removed from Cart", line.title);
  saveCartLines(removeFromLines(lines, key).lines);
  cartToast("Removed from Cart", line.title);
  return () => saveCartLines(restoreLine(getCartLines(), line, index));
}

/** Returns a function that restores the lines. */
export function clearCart(): () => void {
  return clearLines("Cart Cleared");
}

/** What was set aside returns to the emptied cart, and is set aside again by the returned function. */
function clearLines(title: Parameters<typeof cartToast>[0], removed?: string): () => void {
  const lines = getCartLines();
  const hadOthers = readSavedLines().length > 0;
  saveCartLines([]);
  cartToast(title, removed ?? (hadOthers ? undefined : "Your cart is now empty."));
  return () => {
    const others = getCartLines();
    if (hadOthers) setAside(others, lines);
    else saveCartLines(lines.reduce(restoreLine, others));
  };
}

function titleOf(lines: readonly CartLine[], key: string): string | undefined {
  return lines.find((line) => lineKey(line) === key)?.title;
}
