import { type CartItem, type CartLine, isQuantity, lineKey, MAX_LINES, MAX_QUANTITY, MAX_TEXT } from "./cart";
import { quantityLimitMessage, wholeQuantityMessage } from "./cart-messages";

const lineLimitMessage = `A cart holds up to ${MAX_LINES} different items.`;

/** The result of a change. `message` without `isChanged` means that the change was refused. */
export interface CartChange {
  lines: readonly CartLine[];
  isChanged: boolean;
  message?: string;
}

export function addLine(lines: readonly CartLine[], item: CartItem): CartChange {
  const quantity = item.quantity ?? 1;
  if (!isQuantity(quantity)) return { lines, isChanged: false, message: wholeQuantityMessage };
  const key = lineKey(item);
  const existing = lines.find((line) => lineKey(line) === key);
  if (!existing) {
    if (lines.length >= MAX_LINES) return { lines, isChanged: false, message: lineLimitMessage };
    return { lines: [...lines, toLine(item, quantity)], isChanged: true };
  }
  const wanted = existing.quantity + quantity;
  if (existing.quantity >= MAX_QUANTITY) return { lines, isChanged: false, message: quantityLimitMessage };
  const line = toLine(item, Math.min(wanted, MAX_QUANTITY));
  return {
    lines: lines.map((other) => (other === existing ? line : other)),
    isChanged: true,
    ...(wanted > MAX_QUANTITY && { message: quantityLimitMessage }),
  };
}

function toLine({ id, title, price, size, color, design }: CartItem, quantity: number): CartLine {
  return { id, title: title.slice(0, MAX_TEXT), price, quantity, size, color, design };
}
