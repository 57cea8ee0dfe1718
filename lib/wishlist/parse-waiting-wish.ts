import type { WantedWish } from "./wish";

const waitsForMs = 30 * 60 * 1000;

/** Parses the storage; null when the entry is invalid or too old. */
export function parseWaitingWish(text: string | null, now: number): WantedWish | null {
  if (text === null) return null;
  const stored = parseJson(text);
  if (typeof stored !== "object" || stored === null) return null;
  const { id, name, size, color, at } = stored as Record<string, unknown>;
  if (typeof at !== "number" || at > now || now - at > waitsForMs) return null;
  if (typeof id !== "number" || typeof name !== "string") return null;
  return {
    id,
    name: name.slice(0, 200),
    size: typeof size === "string" ? size : null,
    ...(typeof color === "string" && { color }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
