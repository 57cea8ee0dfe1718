import type { StockVariant } from "./stock-variant";

/** One variant on a count sheet. */
export interface CountLine {
  variantId: number;
  sku: string;
  barcode: string | null;
  name: string;
  counted: number;
  /** The stock at the last scan; null until the server has answered. */
  seen: number | null;
  /** The latest count that was booked by then: a newer one has already corrected the stock. */
  lastCount: number | null;
  reserved: number;
}

export interface CountSheet {
  /** An idempotency key: the sheet is booked once, however often it is sent. */
  id: string;
  lines: readonly CountLine[];
  /** Scanned codes that the server has not resolved yet, with how often. */
  waiting: Readonly<Record<string, number>>;
  /** Codes without a variant, with how often they were scanned. */
  unknown: Readonly<Record<string, number>>;
}

export function newSheet(id: string): CountSheet {
  return { id, lines: [], waiting: {}, unknown: {} };
}

/** Normalises a scanned or typed code. */
export function normalizeScannedCode(typed: string): string {
  return typed.trim().slice(0, 64);
}

function hasCode({ sku, barcode }: CountLine, code: string): boolean {
  return barcode === code || sku === code || sku === code.toUpperCase();
}

export function lineOfCode({ lines }: CountSheet, code: string): CountLine | undefined {
  return lines.find((line) => hasCode(line, code));
}

/** Adds scanned items; the newest line comes first. Its stock is requested again, because this scan is the reference. */
export function scan(sheet: CountSheet, code: string, units = 1): CountSheet {
  if (code === "") return sheet;
  const line = lineOfCode(sheet, code);
  if (line) {
    const counted = { ...line, counted: line.counted + units, seen: null };
    return { ...sheet, lines: [counted, ...sheet.lines.filter((other) => other !== line)] };
  }
  if (code in sheet.unknown) {
    return { ...sheet, unknown: { ...sheet.unknown, [code]: (sheet.unknown[code] ?? 0) + units } };
  }
  return { ...sheet, waiting: { ...sheet.waiting, [code]: (sheet.waiting[code] ?? 0) + units } };
}

export function typeCount(sheet: CountSheet, variantId: number, counted: number): CountSheet {
  return {
    ...sheet,
    lines: sheet.lines.map((line) =>
      line.variantId === variantId ? { ...line, counted, seen: null } : line,
    ),
  };
}

export function removeLine(sheet: CountSheet, variantId: number): CountSheet {
  return { ...sheet, lines: sheet.lines.filter((line) => line.variantId !== variantId) };
}

export function removeUnknown(sheet: CountSheet, code: string): CountSheet {
  const { [code]: _, ...unknown } = sheet.unknown;
  return { ...sheet, unknown };
}

/** The codes that the sheet waits for. */
export function listUnresolvedCodes({ lines, waiting }: CountSheet): string[] {
  return [...Object.keys(waiting), ...lines.filter(({ seen }) => seen === null).map(({ sku }) => sku)];
}

/**
 * Merges the server's answer into the sheet. `asked` is the sheet at the time of the request: a variant
 * that was scanned again since then waits for the next answer.
 */
export function answer(
  sheet: CountSheet,
  asked: CountSheet,
  found: Readonly<Record<string, StockVariant | undefined>>,
): CountSheet {
  const lines = sheet.lines.map((line) => {
    const variant = found[line.sku];
    const before = asked.lines.find(({ variantId }) => variantId === line.variantId);
    const isSame = before?.counted === line.counted && before.seen === null;
    return variant && isSame
      ? { ...line, seen: variant.stock, lastCount: variant.lastCount, reserved: variant.reserved }
      : line;
  });
  let next: CountSheet = { ...sheet, lines };
  for (const code of Object.keys(asked.waiting)) {
    const units = next.waiting[code] ?? 0;
    const { [code]: _, ...waiting } = next.waiting;
    next = { ...next, waiting };
    if (units > 0)
      next = settle(next, code, { units, variant: found[code], isFresh: units === asked.waiting[code] });
  }
  return next;
}

function settle(
  sheet: CountSheet,
  code: string,
  { units, variant, isFresh }: { units: number; variant: StockVariant | undefined; isFresh: boolean },
): CountSheet {
  if (!variant)
    return { ...sheet, unknown: { ...sheet.unknown, [code]: (sheet.unknown[code] ?? 0) + units } };
  const known = sheet.lines.find(({ variantId }) => variantId === variant.id);
  const line: CountLine = {
    variantId: variant.id,
    sku: variant.sku,
    barcode: variant.barcode,
    name: `${variant.product}, ${variant.colorName}, ${variant.size}`,
    counted: (known?.counted ?? 0) + units,
    seen: isFresh ? variant.stock : null,
    lastCount: variant.lastCount,
    reserved: variant.reserved,
  };
  return { ...sheet, lines: [line, ...sheet.lines.filter((other) => other !== known)] };
}

export function differenceOf({ counted, seen }: CountLine): number | null {
  return seen === null ? null : counted - seen;
}

export interface SheetSums {
  variants: number;
  units: number;
  differences: number;
  /** Items above and below the expected stock. */
  more: number;
  fewer: number;
  isWaiting: boolean;
}

export function sumSheet(sheet: CountSheet): SheetSums {
  const differences = sheet.lines.map((line) => differenceOf(line) ?? 0);
  return {
    variants: sheet.lines.length,
    units: sheet.lines.reduce((sum, { counted }) => sum + counted, 0),
    differences: differences.filter((difference) => difference !== 0).length,
    more: differences.reduce((sum, difference) => sum + Math.max(0, difference), 0),
    fewer: differences.reduce((sum, difference) => sum + Math.max(0, -difference), 0),
    isWaiting: listUnresolvedCodes(sheet).length > 0,
  };
}
