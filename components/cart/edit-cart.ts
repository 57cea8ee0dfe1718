import type { CartChange } from "@/lib/cart/add-line";
import { type CartLine, lineKey } from "@/lib/cart/cart";
import { removeLine as removeFromLines, restoreLine, setLineQuantity } from "@/lib/cart/edit-lines";
import { getCartLines, saveCartLines } from "./cart-store";
import { cartToast } from "./cart-toast";

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
  saveCartLines(removeFromLines(lines, key).lines);
  cartToast("Removed from Cart", line.title);
  return () => saveCartLines(restoreLine(getCartLines(), line, index));
}

/** Returns a function that restores the lines. */
export function clearCart(): () => void {
  const lines = getCartLines();
  saveCartLines([]);
  cartToast("Cart Cleared", getCartLines().length === 0 ? "Your cart is now empty." : undefined);
  return () =>
    saveCartLines(
      lines.reduce<readonly CartLine[]>(
        (restored, line) => restoreLine(restored, line, restored.length),
        getCartLines(),
      ),
    );
}

function titleOf(lines: readonly CartLine[], key: string): string | undefined {
  return lines.find((line) => lineKey(line) === key)?.title;
}
