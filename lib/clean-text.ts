const maxDepth = 40;

/**
 * Text from outside as PostgreSQL and UTF-8 can hold it, also deep inside of what was sent: NUL is dropped, half of a
 * surrogate pair becomes the sign for "unknown". Whatever is no plain value stays as it is.
 */
export function cleanText(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.replaceAll("\u0000", "").toWellFormed();
  if (typeof value !== "object" || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((inner) => cleanText(inner, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanText(key), cleanText(inner, depth + 1)]),
  );
}
