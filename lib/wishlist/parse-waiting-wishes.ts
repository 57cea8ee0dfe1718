import type { WantedWish } from "./wish";

const waitsForMs = 90 * 24 * 60 * 60 * 1000;

/** Parses the storage, without invalid and old entries. */
export function parseWaitingWishes(text: string | null, now: number): WantedWish[] {
  const stored = text === null ? null : parseJson(text);
  if (!Array.isArray(stored)) return [];
  return stored.map((entry) => parseWish(entry, now)).filter((wish) => wish !== null);
}

function parseWish(stored: unknown, now: number): WantedWish | null {
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
