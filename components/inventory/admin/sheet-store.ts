import { type CountSheet, newSheet } from "@/lib/inventory/count-sheet";

const key = "kapas count sheet 2";

/** The sheet as it was left in this browser, or a new one. */
export function readSheet(): CountSheet {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (isSheet(kept)) return kept;
  } catch {}
  return newSheet(crypto.randomUUID());
}

function isSheet(value: unknown): value is CountSheet {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "lines" in value &&
    Array.isArray(value.lines) &&
    "waiting" in value &&
    "unknown" in value
  );
}

/** Storage can be full or forbidden: the sheet works without it. Null forgets it. */
export function keepSheet(sheet: CountSheet | null): void {
  try {
    if (sheet) localStorage.setItem(key, JSON.stringify(sheet));
    else localStorage.removeItem(key);
  } catch {}
}
