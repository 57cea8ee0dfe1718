import type { CartChange } from "./add-line";
import { type CartLine, type LineIdentity, lineKey, MAX_QUANTITY } from "./cart";
import { quantityLimitMessage, stockLimitMessage, wholeQuantityMessage } from "./cart-messages";

/**
 * An absolute quantity: 0 or less removes the line, too many are capped at the limit and at the known stock; a fraction
 * is refused. A line that already has more than the stock keeps them: the shopper decides.
 */
export function setLineQuantity(
  lines: readonly CartLine[],
  key: string,
  quantity: number,
  stock: number = MAX_QUANTITY,
): CartChange {
  const line = lines.find((candidate) => lineKey(candidate) === key);
  if (!line || quantity === line.quantity) return { lines, isChanged: false };
  if (!Number.isInteger(quantity)) return { lines, isChanged: false, message: wholeQuantityMessage };
  if (quantity <= 0) return removeLine(lines, key);
  const limit = Math.min(MAX_QUANTITY, Math.max(stock, line.quantity));
  const set = { ...line, quantity: Math.min(quantity, limit) };
  return {
    lines: lines.map((other) => (other === line ? set : other)),
    isChanged: set.quantity !== line.quantity,
    ...(quantity > limit && {
      message: stock < MAX_QUANTITY ? stockLimitMessage(stock) : quantityLimitMessage,
    }),
  };
}

export function removeLine(lines: readonly CartLine[], key: string): CartChange {
  const remaining = lines.filter((line) => lineKey(line) !== key);
  return { lines: remaining, isChanged: remaining.length !== lines.length };
}

/** Removes bought items and leaves what was added since. */
export function subtractLines(
  lines: readonly CartLine[],
  bought: readonly (LineIdentity & { quantity: number })[],
): readonly CartLine[] {
  const boughtByKey = new Map(bought.map((line) => [lineKey(line), line.quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (boughtByKey.get(lineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Restores a removed line to its place, unless it was added again since. */
export function restoreLine(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
  if (lines.some((other) => lineKey(other) === lineKey(line))) return lines;
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}
