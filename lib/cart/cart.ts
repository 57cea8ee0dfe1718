import { asPaise, type Paise } from "@/lib/paise";

export const MAX_QUANTITY = 10;
export const MAX_LINES = 100;
export const MAX_TEXT = 200;

/** A stored line. `price` is what the shopper saw; the server decides what is charged. */
export interface CartLine {
  id: number;
  title: string;
  price: Paise;
  quantity: number;
  size: string;
  color: string;
  /** The design version of a printed item. */
  design?: string;
}
export type CartItem = Omit<CartLine, "quantity"> & { quantity?: number };

export type LineIdentity = Pick<CartLine, "id" | "size" | "color" | "design">;

/** A line's identity: product, size and colour, and the design of a custom item. */
export function lineKey({ id, color, size, design }: LineIdentity): string {
  return [id, color, size, design].filter(Boolean).join("|");
}

/** A line for the server: without title and price. */
export function toCartLineInput({ id, size, color, quantity, design }: LineIdentity & { quantity: number }) {
  return { id, size, color, quantity, design };
}

export function countItems(lines: readonly Pick<CartLine, "quantity">[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function serializeCart(lines: readonly CartLine[]): string {
  return JSON.stringify({ v: 1, lines });
}

/** Parses the storage, which anyone may have edited. Invalid entries are dropped, and the result reports it. */
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
  const { id, title, price, quantity, size, color, design } = value;
  const isIdentified = isWhole(id) && id > 0 && isText(size, 20) && isText(color, 60);
  if (!isIdentified || !isText(title, MAX_TEXT) || !isWhole(price) || price < 0) return null;
  if (!isQuantity(quantity) || !(design === undefined || isText(design, 36))) return null;
  return { id, title, price: asPaise(price), quantity, size, color, design };
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

export function isQuantity(value: unknown): value is number {
  return isWhole(value) && value >= 1 && value <= MAX_QUANTITY;
}
