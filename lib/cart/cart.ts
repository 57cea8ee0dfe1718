import { asPaise, type Paise } from "@/lib/money";

export const MAX_QUANTITY = 10;
export const MAX_LINES = 50;
const MAX_TEXT = 200;

/** One line as browser storage keeps it. `price` is what the shopper saw; the server decides what is charged. */
export interface CartLine {
  id: number;
  title: string;
  price: Paise;
  quantity: number;
  size: string;
  color: string;
}
export type CartItem = Omit<CartLine, "quantity"> & { quantity?: number };

export const wholeQuantityMessage = `Choose a whole number from 1 to ${MAX_QUANTITY}.`;
export const quantityLimitMessage = `${MAX_QUANTITY} of one item is the most in one order.`;
const lineLimitMessage = `A cart holds up to ${MAX_LINES} different items.`;

/** What a change made of the cart; when `message` is there without `isChanged`, it was refused. */
export interface CartChange {
  lines: readonly CartLine[];
  isChanged: boolean;
  message?: string;
}

/** Identity of a line: product, size and colour. */
export function lineKey(line: Pick<CartLine, "id" | "size" | "color">): string {
  return `${line.id}|${line.color}|${line.size}`;
}

export function countPieces(lines: readonly Pick<CartLine, "quantity">[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
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

/** An absolute quantity: 0 or less removes the line; what is no number of pieces, or too many, is refused. */
export function setLineQuantity(lines: readonly CartLine[], key: string, quantity: number): CartChange {
  const line = lines.find((candidate) => lineKey(candidate) === key);
  if (!line || quantity === line.quantity) return { lines, isChanged: false };
  if (!Number.isInteger(quantity)) return { lines, isChanged: false, message: wholeQuantityMessage };
  if (quantity <= 0) return removeLine(lines, key);
  if (quantity > MAX_QUANTITY) return { lines, isChanged: false, message: quantityLimitMessage };
  return { lines: lines.map((other) => (other === line ? { ...line, quantity } : other)), isChanged: true };
}

export function removeLine(lines: readonly CartLine[], key: string): CartChange {
  const kept = lines.filter((line) => lineKey(line) !== key);
  return { lines: kept, isChanged: kept.length !== lines.length };
}

/** Takes bought pieces out and leaves what was added since. */
export function subtractLines(
  lines: readonly CartLine[],
  bought: readonly Pick<CartLine, "id" | "size" | "color" | "quantity">[],
): readonly CartLine[] {
  const boughtByKey = new Map(bought.map((line) => [lineKey(line), line.quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (boughtByKey.get(lineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Puts a removed line back where it was, unless it has come back by itself. */
export function restoreLine(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
  if (lines.some((other) => lineKey(other) === lineKey(line))) return lines;
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

export function serializeCart(lines: readonly CartLine[]): string {
  return JSON.stringify({ v: 1, lines });
}

/** Reads what storage holds, which anybody may have edited: what can't be a line is left out, and that is said. */
export function parseCart(stored: string | null): { lines: readonly CartLine[]; isDamaged: boolean } {
  if (stored === null) return { lines: [], isDamaged: false };
  const cart = parseJson(stored);
  if (!isRecord(cart) || cart.v !== 1 || !Array.isArray(cart.lines)) return { lines: [], isDamaged: true };
  const byKey = new Map<string, CartLine>();
  let isDamaged = false;
  for (const value of cart.lines.slice(0, MAX_LINES)) {
    const line = parseLine(value);
    if (line && !byKey.has(lineKey(line))) byKey.set(lineKey(line), line);
    else isDamaged = true;
  }
  return { lines: [...byKey.values()], isDamaged: isDamaged || cart.lines.length > MAX_LINES };
}

function parseLine(value: unknown): CartLine | null {
  if (!isRecord(value)) return null;
  const { id, title, price, quantity, size, color } = value;
  const isIdentified = isWhole(id) && id > 0 && isText(size, 20) && isText(color, 60);
  if (!isIdentified || !isText(title, MAX_TEXT) || !isWhole(price) || price < 0) return null;
  if (!isQuantity(quantity)) return null;
  return { id, title, price: asPaise(price), quantity, size, color };
}

function toLine({ id, title, price, size, color }: CartItem, quantity: number): CartLine {
  return { id, title: title.slice(0, MAX_TEXT), price, quantity, size, color };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isText(value: unknown, max: number): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= max;
}

function isQuantity(value: unknown): value is number {
  return isWhole(value) && value >= 1 && value <= MAX_QUANTITY;
}
