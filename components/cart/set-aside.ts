import { addLine } from "@/lib/cart/add-line";
import { type CartLine, lineKey } from "@/lib/cart/cart";
import { getCartLines, readSavedLines, saveCartLines, writeSavedLines } from "./cart-store";

/** Leaves these lines in the cart, at least one, and sets the others aside. */
export function setAside(others: readonly CartLine[], lines: readonly CartLine[]): void {
  if (others.length > 0) writeSavedLines(merge(readSavedLines(), others).lines);
  saveCartLines(lines);
}

/** Sets the lines of these keys aside. */
export function setAsideByKey(keys: readonly string[]): void {
  const lines = getCartLines();
  const isNamed = (line: CartLine) => keys.includes(lineKey(line));
  setAside(
    lines.filter(isNamed),
    lines.filter((line) => !isNamed(line)),
  );
}

/** Returns what was set aside to the cart, as far as there is room. */
export function takeBackSaved(): void {
  const { lines, rest } = merge(getCartLines(), readSavedLines());
  writeSavedLines(rest);
  saveCartLines(lines);
}

function merge(lines: readonly CartLine[], added: readonly CartLine[]) {
  const rest: CartLine[] = [];
  for (const line of added) {
    const change = addLine(lines, line);
    lines = change.lines;
    if (!change.isChanged) rest.push(line);
  }
  return { lines, rest };
}
